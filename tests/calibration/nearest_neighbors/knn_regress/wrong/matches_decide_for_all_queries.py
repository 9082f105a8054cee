"""weighs no query by distance if any of them has an exact match

Breaks: exact matches with either kind of weights
Slips: 1
"""


def knn_regress(X_train, y_train, X_test, k, weights="uniform"):
    if weights not in ("uniform", "distance"):
        raise ValueError("weights must be uniform or distance")
    near = knn_indices(X_train, X_test, k)
    targets = y_train[near].astype(float)
    gaps = np.take_along_axis(pairwise_distances(X_test, X_train), near, axis=1)
    if weights == "uniform":
        return targets.mean(axis=1)
    same = gaps == 0
    if same.any():
        w = np.where(same.any(axis=1, keepdims=True), same, 1.0)
    else:
        w = 1 / gaps
    return np.sum(w * targets, axis=1) / np.sum(w, axis=1)
