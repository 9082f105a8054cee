# Python's sorted is stable, and pairs compare by their second part where the first is equal.
def knn_indices(X_train, X_test, k, p=2.0):
    if k < 1 or k > len(X_train):
        raise ValueError("k")
    found = []
    for q in X_test:
        gaps = np.linalg.norm(np.asarray(X_train, float) - q, ord=p, axis=1)
        found.append([i for _, i in sorted((float(g), i) for i, g in enumerate(gaps))[:k]])
    return np.array(found)
