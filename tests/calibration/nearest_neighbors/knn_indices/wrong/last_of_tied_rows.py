"""puts the larger index first at equal distances

Breaks: ties of 20 rows and more
"""


def knn_indices(X_train, X_test, k, p=2.0):
    if k < 1 or k > len(X_train):
        raise ValueError("k")
    n = len(X_train)
    D = pairwise_distances(X_test, X_train[::-1], p)
    return n - 1 - np.argsort(D, axis=1, kind="stable")[:, :k]
