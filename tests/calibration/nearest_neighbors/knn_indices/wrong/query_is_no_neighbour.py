"""leaves out training rows that equal the query

Breaks: a query that is a training row
"""


def knn_indices(X_train, X_test, k, p=2.0):
    if k < 1 or k > len(X_train):
        raise ValueError("k")
    D = pairwise_distances(X_test, X_train, p)
    D[D == 0] = np.inf
    return np.argsort(D, axis=1, kind="stable")[:, :k]
