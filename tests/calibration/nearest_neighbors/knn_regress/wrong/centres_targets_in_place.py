"""subtracts the mean of the targets in place with weights by distance, and adds it at the end

Breaks: that the arguments stay as they were
"""


def knn_regress(X_train, y_train, X_test, k, weights="uniform"):
    if weights not in ("uniform", "distance"):
        raise ValueError(weights)
    near = knn_indices(X_train, X_test, k)
    if weights == "uniform":
        return y_train[near].mean(axis=1)
    centre = y_train.mean()
    if y_train.dtype == float:
        y_train -= centre
    else:
        y_train = y_train - centre
    t = y_train[near]
    d = np.take_along_axis(pairwise_distances(X_test, X_train), near, axis=1)
    same = d == 0
    w = np.where(same.any(axis=1, keepdims=True), same, 1 / np.where(same, 1, d))
    return centre + (w * t).sum(axis=1) / w.sum(axis=1)
