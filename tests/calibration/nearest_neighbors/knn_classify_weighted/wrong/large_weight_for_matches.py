"""gives rows at distance 0 a weight of 1e12 and lets the others vote, too

Breaks: exact matches
"""


def knn_classify_weighted(X_train, y_train, X_test, k):
    D, out = pairwise_distances(X_test, X_train), []
    for i, row in enumerate(knn_indices(X_train, X_test, k)):
        sums = {}
        for label, d in zip(y_train[row].tolist(), D[i, row]):
            sums[label] = sums.get(label, 0.0) + (1e12 if d == 0 else 1 / d)
        best = max(sums.values())
        out.append(next(s for s in sums if sums[s] >= best * (1 - 1e-9)))
    return np.array(out)
