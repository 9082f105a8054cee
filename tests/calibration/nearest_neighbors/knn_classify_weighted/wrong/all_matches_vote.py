"""lets all rows at distance 0 vote, also those beyond the first k

Breaks: more exact matches than `k`
"""


def knn_classify_weighted(X_train, y_train, X_test, k):
    D, out = pairwise_distances(X_test, X_train), []
    for i, row in enumerate(knn_indices(X_train, X_test, k)):
        sums = {}
        if (D[i] == 0).any():
            near = y_train[D[i] == 0].tolist()
            out.append(max(near, key=near.count))
            continue
        for label, weight in zip(y_train[row].tolist(), 1 / D[i, row]):
            sums[label] = sums.get(label, 0) + weight
        best = max(sums.values())
        out.append(next(s for s in sums if sums[s] >= best * (1 - 1e-9)))
    return np.array(out)
