"""adds 1 to all distances

Breaks: a close minority against a far majority
Slips: 2
"""


def knn_classify_weighted(X_train, y_train, X_test, k):
    D, out = pairwise_distances(X_test, X_train), []
    for i, row in enumerate(knn_indices(X_train, X_test, k)):
        d, sums = D[i, row], {}
        for label, weight in zip(y_train[row].tolist(), 1 / (d + 1)):
            sums[label] = sums.get(label, 0) + weight
        best = max(sums.values())
        out.append(next(s for s in sums if sums[s] >= best * (1 - 1e-9)))
    return np.array(out)
