"""centres the columns of the caller's table

Breaks: correlations of either sign
"""


def pearson_scores(X, y):
    scores = np.zeros(X.shape[1])
    moving = X.max(axis=0) > X.min(axis=0)
    if y.max() == y.min():
        return scores
    if X.dtype == float:
        X -= X.mean(axis=0)
    else:
        X = X - X.mean(axis=0)
    yc = y - y.mean()
    r = yc @ X[:, moving] / np.sqrt(np.sum(X[:, moving] ** 2, axis=0)) / np.sqrt(yc @ yc)
    scores[moving] = np.minimum(np.abs(r), 1)
    return scores
