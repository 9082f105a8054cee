"""sorts the k indices by their own size

Slips: 1, the set is right and the order is not
"""


def knn_indices(X_train, X_test, k, p=2.0):
    if k < 1 or k > len(X_train):
        raise ValueError("k")
    D = pairwise_distances(X_test, X_train, p)
    return np.sort(np.argsort(D, axis=1, kind="stable")[:, :k], axis=1)
