"""returns the indices as floats if the features are floats

Slips: 1, no index is an integer
"""


def knn_indices(X_train, X_test, k, p=2.0):
    if k < 1 or k > len(X_train):
        raise ValueError("k")
    D = pairwise_distances(X_test, X_train, p)
    return np.argsort(D, axis=1, kind="stable")[:, :k].astype(float) + 0.5
