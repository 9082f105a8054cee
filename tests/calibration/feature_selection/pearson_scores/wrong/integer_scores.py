"""keeps the scores in an array of the type of X

Breaks: integers
"""


def pearson_scores(X, y):
    scores = np.zeros(X.shape[1], dtype=X.dtype)
    if y.max() == y.min():
        return scores
    yc = y - y.mean()
    for j in range(X.shape[1]):
        x = X[:, j]
        if x.max() == x.min():
            continue
        xc = x - x.mean()
        r = xc @ yc / (np.sqrt(xc @ xc) * np.sqrt(yc @ yc))
        scores[j] = min(abs(r), 1.0)
    return scores
