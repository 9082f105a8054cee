"""gives constant columns the score 1

Breaks: constant columns
Slips: 1, single rows and constant columns stand in three tests
"""


def pearson_scores(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    scores = np.zeros(X.shape[1])
    if y.max() == y.min():
        return scores
    yc = y - y.mean()
    for j in range(X.shape[1]):
        x = X[:, j]
        if x.max() == x.min():
            scores[j] = 1.0
            continue
        xc = x - x.mean()
        r = xc @ yc / (np.sqrt(xc @ xc) * np.sqrt(yc @ yc))
        scores[j] = min(abs(r), 1.0)
    return scores
