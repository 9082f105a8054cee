"""returns the position of the label among the sorted ones if labels are strings

Breaks: string labels
Slips: 1, no label that is a string is right
"""


def knn_classify_weighted(X_train, y_train, X_test, k):
    names, codes = np.unique(y_train, return_inverse=True)
    D, out = pairwise_distances(X_test, X_train), []
    for i, row in enumerate(knn_indices(X_train, X_test, k)):
        d, sums = D[i, row], {}
        w = (d == 0) * 1.0 if (d == 0).any() else 1 / d
        for label, weight in zip(codes[row].tolist(), w):
            sums[label] = sums.get(label, 0) + weight
        best = max(sums.values())
        out.append(next(s for s in sums if sums[s] >= best * (1 - 1e-9)))
    return np.array(out) if y_train.dtype.kind == "U" else names[out]
