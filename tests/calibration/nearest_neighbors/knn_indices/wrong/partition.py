"""cuts off the k smallest by np.argpartition before it sorts them

Breaks: ties of 20 rows and more
"""


def knn_indices(X_train, X_test, k, p=2.0):

    if not 1 <= k <= len(X_train):
        raise ValueError("k must be from 1 to n")
    D = pairwise_distances(X_test, X_train, p)
    found = np.empty((len(D), k), dtype=int)
    for i, row in enumerate(D):
        chosen = np.sort(np.argpartition(row, k - 1)[:k])
        found[i] = chosen[np.argsort(row[chosen], kind="stable")]
    return found
