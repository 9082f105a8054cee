"""answers for the first query alone, and repeats that

Slips: 1, one query of many is right
"""


def knn_indices(X_train, X_test, k, p=2.0):
    if k < 1 or k > len(X_train):
        raise ValueError("k")
    d = pairwise_distances(X_test[:1], X_train, p)[0]
    return np.tile(np.argsort(d, kind="stable")[:k], (len(X_test), 1))
