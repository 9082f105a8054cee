"""compares the mean weight of each label in place of the sum

Breaks: a close minority against a far majority
"""


def knn_classify_weighted(X_train, y_train, X_test, k):
    D, out = pairwise_distances(X_test, X_train), []
    for i, row in enumerate(knn_indices(X_train, X_test, k)):
        d, sums = D[i, row], {}
        exact = (d == 0).any()
        w = (d == 0) * 1.0 if exact else 1 / d
        for label, weight in zip(y_train[row].tolist(), w):
            sums.setdefault(label, []).append(weight)
        sums = {s: sum(v) if exact else np.mean(v) for s, v in sums.items()}
        best = max(sums.values())
        out.append(next(s for s in sums if sums[s] >= best * (1 - 1e-9)))
    return np.array(out)
