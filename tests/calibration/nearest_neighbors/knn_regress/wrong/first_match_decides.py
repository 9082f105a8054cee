"""takes the target of the first row at distance 0, not the mean of all of them

Breaks: several exact matches
"""


def knn_regress(X_train, y_train, X_test, k, weights="uniform"):
    if weights not in ("uniform", "distance"):
        raise ValueError(weights)
    near = knn_indices(X_train, X_test, k)
    t = y_train[near]
    if weights == "uniform":
        return t.mean(axis=1)
    d = np.take_along_axis(pairwise_distances(X_test, X_train), near, axis=1)
    same = d == 0
    w = 1 / np.where(same, 1, d)
    return np.where(d[:, 0] == 0, t[:, 0], (w * t).sum(axis=1) / w.sum(axis=1))
