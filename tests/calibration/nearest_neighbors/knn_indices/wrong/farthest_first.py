"""returns the farthest rows

Slips: 1, no neighbour is right
"""


def knn_indices(X_train, X_test, k, p=2.0):
    if k < 1 or k > len(X_train):
        raise ValueError("k")
    D = pairwise_distances(X_test, X_train, p)
    return np.argsort(-D, axis=1, kind="stable")[:, :k]
