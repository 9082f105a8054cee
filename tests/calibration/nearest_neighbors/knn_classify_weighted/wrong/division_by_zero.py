"""divides by zero for an exact match, so that all weights are infinite or nan

Breaks: exact matches
"""


def knn_classify_weighted(X_train, y_train, X_test, k):
    D, out = pairwise_distances(X_test, X_train), []
    for i, row in enumerate(knn_indices(X_train, X_test, k)):
        d, sums = D[i, row], {}
        w = 1 / d
        w = w / w.sum()
        for label, weight in zip(y_train[row].tolist(), w):
            sums[label] = sums.get(label, 0) + weight
        best = np.max(list(sums.values()))
        out.append(next((s for s in sums if sums[s] >= best * (1 - 1e-9)), y_train[-1]))
    return np.array(out)
