"""divides by zero where a training row equals the query

Breaks: exact matches with either kind of weights
"""


def knn_regress(X_train, y_train, X_test, k, weights="uniform"):
    if weights not in ("uniform", "distance"):
        raise ValueError(weights)
    near = knn_indices(X_train, X_test, k)
    t = y_train[near]
    if weights == "uniform":
        return t.mean(axis=1)
    w = 1 / np.take_along_axis(pairwise_distances(X_test, X_train), near, axis=1)
    return (w * t).sum(axis=1) / w.sum(axis=1)
