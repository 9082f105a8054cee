"""divides the weighted sum by k in place of the sum of the weights

Breaks: weighted means
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
    exact = same.any(axis=1)
    w = np.where(same, 1.0, 1 / np.where(same, 1, d))
    plain = (same * t).sum(axis=1) / np.maximum(same.sum(axis=1), 1)
    return np.where(exact, plain, (w * t).sum(axis=1) / k)
