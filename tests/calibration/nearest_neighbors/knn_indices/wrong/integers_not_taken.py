"""fails for training rows of integers

Breaks: integers
"""


def knn_indices(X_train, X_test, k, p=2.0):
    if k < 1 or k > len(X_train):
        raise ValueError("k")
    if X_train.dtype != float:
        raise TypeError("floats, please")
    return np.argsort(pairwise_distances(X_test, X_train, p), axis=1, kind="stable")[:, :k]
