"""calls a column constant if its spread is below 1e-12 of its size

Breaks: nearly constant columns
Slips: 1
"""


def pearson_scores(X, y):
    X, y = np.asarray(X, float), np.asarray(y, float)
    scores = np.zeros(X.shape[1])
    if y.max() == y.min():
        return scores
    yc = y - y.mean()
    for j, x in enumerate(X.T):
        if x.max() - x.min() <= 1e-12 * np.abs(x).max():
            continue
        xc = x - x.mean()
        scores[j] = min(1.0, abs(xc @ yc) / (np.sqrt(xc @ xc) * np.sqrt(yc @ yc)))
    return scores
