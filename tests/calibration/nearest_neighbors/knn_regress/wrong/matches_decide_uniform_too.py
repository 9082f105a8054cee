"""lets exact matches decide with uniform weights as well

Breaks: exact matches with either kind of weights
"""


def knn_regress(X_train, y_train, X_test, k, weights="uniform"):
    if weights not in ("uniform", "distance"):
        raise ValueError(weights)
    near = knn_indices(X_train, X_test, k)
    t = y_train[near]
    d = np.take_along_axis(pairwise_distances(X_test, X_train), near, axis=1)
    same = d == 0
    w = 1 / np.where(same, 1, d) if weights == "distance" else np.ones(d.shape)
    w = np.where(same.any(axis=1, keepdims=True), same, w)
    return (w * t).sum(axis=1) / w.sum(axis=1)
