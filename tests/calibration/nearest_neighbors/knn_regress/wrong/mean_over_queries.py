"""averages over the queries in place of the neighbours

Slips: 1, only a single neighbour of a single query is right
"""


def knn_regress(X_train, y_train, X_test, k, weights="uniform"):
    if weights not in ("uniform", "distance"):
        raise ValueError(weights)
    return y_train[knn_indices(X_train, X_test, k)].mean(axis=0)
