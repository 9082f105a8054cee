"""rounds distances to eight decimals before sorting them

Breaks: tiny or huge units
"""


def knn_indices(X_train, X_test, k, p=2.0):
    if k < 1 or k > len(X_train):
        raise ValueError("k out of range")
    D = np.round(pairwise_distances(X_test, X_train, p), 8)
    return np.argsort(D, axis=1, kind="stable")[:, :k]
