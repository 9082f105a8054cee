"""ranks the training rows against each other in place of the queries

Slips: 1, no query is looked at
"""


def knn_indices(X_train, X_test, k, p=2.0):
    if k < 1 or k > len(X_train):
        raise ValueError("k")
    D = pairwise_distances(X_train, X_train, p)
    return np.argsort(D, axis=1, kind="stable")[: len(X_test), :k]
