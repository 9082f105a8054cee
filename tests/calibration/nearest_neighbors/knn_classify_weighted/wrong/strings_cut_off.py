"""cuts strings off at the length of the label in the first row

Breaks: string labels
"""


def knn_classify_weighted(X_train, y_train, X_test, k):
    D = pairwise_distances(X_test, X_train)
    width = len(str(y_train[0]))
    out = np.empty(len(X_test), f"<U{width}" if y_train.dtype.kind == "U" else y_train.dtype)
    for i, row in enumerate(knn_indices(X_train, X_test, k)):
        d, sums = D[i, row], {}
        w = (d == 0) * 1.0 if (d == 0).any() else 1 / d
        for label, weight in zip(y_train[row].tolist(), w):
            sums[label] = sums.get(label, 0) + weight
        best = max(sums.values())
        out[i] = next(s for s in sums if sums[s] >= best * (1 - 1e-9))
    return out
