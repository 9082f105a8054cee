"""cuts p down to a whole number

Breaks: other `p`
"""


def knn_indices(X_train, X_test, k, p=2.0):
    if k < 1 or k > len(X_train):
        raise ValueError("k")
    p = p if p == np.inf else int(p)
    D = pairwise_distances(X_train, X_test, p).T
    return np.argsort(D, axis=1, kind="stable")[:, :k]
