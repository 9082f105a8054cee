"""leaves out training rows that repeat an earlier one

Breaks: equal training rows
Slips: 2
"""


def knn_indices(X_train, X_test, k, p=2.0):
    if k < 1 or k > len(X_train):
        raise ValueError("k")
    D = pairwise_distances(X_test, X_train, p)
    _, first = np.unique(X_train, axis=0, return_index=True)
    again = np.setdiff1d(np.arange(len(X_train)), first)
    D[:, again] = D.max() + 1.0
    return np.argsort(D, axis=1, kind="stable")[:, :k]
