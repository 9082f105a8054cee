"""takes the range of a column in its own type, where 100 - (-100) is below 0

Breaks: integers
Slips: 1
"""


def pearson_scores(X, y):
    lively = (X.max(axis=0) - X.min(axis=0)) > 0
    scores = np.zeros(X.shape[1])
    if y.max() - y.min() > 0:
        Xc, yc = X[:, lively] - X[:, lively].mean(axis=0), y - y.mean()
        scores[lively] = np.abs(yc @ Xc) / (np.sqrt((Xc**2).sum(axis=0)) * np.sqrt(yc @ yc))
    return np.minimum(scores, 1.0)
