"""takes the label of the first row at distance 0, without a vote

Breaks: exact matches that disagree
"""


def knn_classify_weighted(X_train, y_train, X_test, k):
    D, out = pairwise_distances(X_test, X_train), []
    for i, row in enumerate(knn_indices(X_train, X_test, k)):
        d, sums = D[i, row], {}
        if d[0] == 0:
            out.append(y_train[row[0]])
            continue
        for label, weight in zip(y_train[row].tolist(), 1 / d):
            sums[label] = sums.get(label, 0) + weight
        best = max(sums.values())
        out.append(next(s for s in sums if sums[s] >= best * (1 - 1e-9)))
    return np.array(out)
