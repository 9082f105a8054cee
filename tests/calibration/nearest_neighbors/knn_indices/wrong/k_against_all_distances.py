"""compares k with the number of all distances, not of the training rows

Breaks: `ValueError` for `k` below 1 or above `n`
"""


def knn_indices(X_train, X_test, k, p=2.0):

    D = pairwise_distances(X_test, X_train, p)
    if k < 1 or k > D.size:
        raise ValueError("k must be from 1 to n")
    return np.argsort(D, axis=1, kind="stable")[:, :k]
