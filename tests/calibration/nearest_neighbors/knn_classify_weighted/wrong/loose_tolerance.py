"""takes sums as tied that differ by less than a millionth

Breaks: ties of sums (also those that rounding hides)
"""


def knn_classify_weighted(X_train, y_train, X_test, k):
    nearest = knn_indices(X_train, X_test, k)
    D = np.take_along_axis(pairwise_distances(X_test, X_train), nearest, axis=1)
    hit = D == 0
    w = np.where(hit.any(axis=1, keepdims=True), hit, 1 / np.where(hit, 1, D))
    votes = y_train[nearest]
    sums = ((votes[:, :, None] == votes[:, None, :]) * w[:, None, :]).sum(axis=2)
    tied = sums >= sums.max(axis=1, keepdims=True) * (1 - 1e-6)
    return votes[np.arange(len(votes)), tied.argmax(axis=1)]
