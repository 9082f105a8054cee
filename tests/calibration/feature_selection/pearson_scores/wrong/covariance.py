"""returns covariances in place of correlations

Breaks: tiny and huge units
Slips: 1, nothing is divided by the spreads
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
        r = xc @ yc / len(y)
        scores[j] = abs(r)
    return scores
