"""takes every other word as distance

Breaks: `ValueError` for other words
"""


def knn_regress(X_train, y_train, X_test, k, weights="uniform"):
    near = knn_indices(X_train, X_test, k)
    t = y_train[near]
    if weights == "uniform":
        return t.mean(axis=1)
    d = np.take_along_axis(pairwise_distances(X_test, X_train), near, axis=1)
    same = d == 0
    w = np.where(same.any(axis=1, keepdims=True), same, 1 / np.where(same, 1, d))
    return (w * t).sum(axis=1) / w.sum(axis=1)
