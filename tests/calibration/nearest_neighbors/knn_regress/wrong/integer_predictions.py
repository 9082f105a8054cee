"""stores predictions in the dtype of the targets, which cuts off fractions

Breaks: integers as targets
"""


def knn_regress(X_train, y_train, X_test, k, weights="uniform"):
    if weights not in ("uniform", "distance"):
        raise ValueError(weights)
    near, D = knn_indices(X_train, X_test, k), pairwise_distances(X_test, X_train)
    out = np.empty(len(X_test), dtype=y_train.dtype)
    for i, row in enumerate(near):
        d = D[i, row]
        w = np.ones(k) if weights == "uniform" else d == 0 if (d == 0).any() else 1 / d
        out[i] = np.sum(w * y_train[row]) / np.sum(w)
    return out
