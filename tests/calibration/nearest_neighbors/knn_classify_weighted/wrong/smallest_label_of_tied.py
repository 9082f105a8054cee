"""takes the smallest of labels with equal sums of distances that are not 0

Breaks: ties of sums (also those that rounding hides)
"""


def knn_classify_weighted(X_train, y_train, X_test, k):
    D, out = pairwise_distances(X_test, X_train), []
    for i, row in enumerate(knn_indices(X_train, X_test, k)):
        d, sums = D[i, row], {}
        exact = (d == 0).any()
        w = (d == 0) * 1.0 if exact else 1 / d
        for label, weight in zip(y_train[row].tolist(), w):
            sums[label] = sums.get(label, 0) + weight
        best = max(sums.values())
        tied = [s for s in sums if sums[s] >= best * (1 - 1e-9)]
        out.append(tied[0] if exact else min(tied))
    return np.array(out)
