"""takes the largest difference for p above 3

Breaks: other `p`
"""


def knn_indices(X_train, X_test, k, p=2.0):
    if k < 1 or k > len(X_train):
        raise ValueError("k")
    D = pairwise_distances(X_test, X_train, p if p <= 3 else np.inf)
    return np.argsort(D, axis=1, kind="stable")[:, :k]
