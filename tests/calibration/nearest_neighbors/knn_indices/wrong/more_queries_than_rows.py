"""cuts the queries off at the number of training rows

Breaks: several queries
"""


def knn_indices(X_train, X_test, k, p=2.0):
    if k < 1 or k > len(X_train):
        raise ValueError("k")
    D = pairwise_distances(X_test, X_train, p)
    n = len(X_train)
    return np.argsort(D, axis=1, kind="stable")[: n if n > 3 else None, :k]
