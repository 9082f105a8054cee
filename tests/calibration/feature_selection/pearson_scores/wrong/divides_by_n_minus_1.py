"""mixes sums over n - 1 with spreads over n

Breaks: correlations of either sign
Slips: 1, every score changes by a factor
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
        r = xc @ yc / (len(y) - 1) / (x.std() * y.std()) if len(y) > 1 else 0.0
        scores[j] = min(abs(r), 1.0)
    return scores
