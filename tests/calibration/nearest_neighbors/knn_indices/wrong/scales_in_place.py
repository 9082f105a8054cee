"""scales the training rows in place before it measures, and undoes that for the answer alone

Breaks: that the arguments stay as they were
"""


def knn_indices(X_train, X_test, k, p=2.0):
    if k < 1 or k > len(X_train):
        raise ValueError("k")
    order = np.argsort(pairwise_distances(X_test, X_train, p), axis=1, kind="stable")[:, :k]
    if X_train.dtype == float:
        X_train *= 2.0
    return order
