# Sorts by two keys: the distance, then the index.
def knn_indices(X_train, X_test, k, p=2.0):
    n = len(X_train)
    if not 0 < k <= n:
        raise ValueError("k")
    rows = pairwise_distances(X_test, X_train, p)
    return np.array([np.lexsort((np.arange(n), row))[:k] for row in rows])
