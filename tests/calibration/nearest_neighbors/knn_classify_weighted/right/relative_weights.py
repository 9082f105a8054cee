# Weights relative to the nearest: d_1 / d_i. They have the same winners.
def knn_classify_weighted(X_train, y_train, X_test, k):
    near = knn_indices(X_train, X_test, k)
    D = np.take_along_axis(pairwise_distances(X_test, X_train), near, axis=1)
    names = np.unique(y_train)
    with np.errstate(all="ignore"):
        W = np.where(D[:, :1] == 0, D == 0, D[:, :1] / D)
    hot = y_train[near][:, :, np.newaxis] == names
    sums = np.sum(W[:, :, np.newaxis] * hot, axis=1)
    good = sums >= sums.max(axis=1, keepdims=True) * (1 - 1e-9)
    first = np.where(good, hot.argmax(axis=1), k)
    return names[first.argmin(axis=1)]
