"""averages the features of the neighbours in place of their targets

Slips: 1, no prediction is right
"""


def knn_regress(X_train, y_train, X_test, k, weights="uniform"):
    if weights not in ("uniform", "distance"):
        raise ValueError(weights)
    return X_train[knn_indices(X_train, X_test, k)].mean(axis=(1, 2))
