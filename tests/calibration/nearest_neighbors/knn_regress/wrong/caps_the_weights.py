"""caps weights at 1e12 in place of asking for distance 0

Breaks: exact matches with either kind of weights
"""


def knn_regress(X_train, y_train, X_test, k, weights="uniform"):

    if weights not in ("uniform", "distance"):
        raise ValueError("no such weights")
    indices = knn_indices(X_train, X_test, k)
    t = y_train[indices].astype(float)
    if weights == "uniform":
        return t.mean(axis=1)
    d = np.take_along_axis(pairwise_distances(X_test, X_train), indices, axis=1)
    w = 1 / np.maximum(d, 1e-12)
    return (w * t).sum(axis=1) / w.sum(axis=1)
