"""cuts the distances between integer rows down to whole numbers

Breaks: integers
"""


def knn_indices(X_train, X_test, k, p=2.0):
    if k < 1 or k > len(X_train):
        raise ValueError("k")
    D = pairwise_distances(X_train, X_test, p).T
    if X_train.dtype.kind == "i" and X_test.dtype.kind == "i":
        D = D.astype(int)
    return np.argsort(D, axis=1, kind="stable")[:, :k]
