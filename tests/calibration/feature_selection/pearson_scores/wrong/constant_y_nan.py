"""divides by zero for a constant target

Breaks: a constant `y`
"""


def pearson_scores(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    scores = np.zeros(X.shape[1])
    yc = y - y.mean()
    for j in range(X.shape[1]):
        x = X[:, j]
        if x.max() == x.min():
            continue
        xc = x - x.mean()
        r = xc @ yc / (np.sqrt(xc @ xc) * np.sqrt(yc @ yc))
        scores[j] = min(abs(r), 1.0)
    return scores
