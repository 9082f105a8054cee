"""divides by zero for constant columns

Breaks: constant columns
"""


def pearson_scores(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    scores = np.zeros(X.shape[1])
    if y.max() == y.min():
        return scores
    yc = y - y.mean()
    for j in range(X.shape[1]):
        x = X[:, j]
        xc = x - x.mean()
        r = xc @ yc / (np.sqrt(xc @ xc) * np.sqrt(yc @ yc))
        scores[j] = np.minimum(abs(r), 1.0)
    return scores
