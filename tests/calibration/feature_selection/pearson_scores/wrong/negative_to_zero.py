"""gives negative correlations the score 0

Breaks: correlations of either sign
Slips: 1, most tables of the tests have a column with a negative correlation
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
            continue
        xc = x - x.mean()
        r = xc @ yc / (np.sqrt(xc @ xc) * np.sqrt(yc @ yc))
        scores[j] = max(0.0, min(r, 1.0))
    return scores
