"""adds up the weights of all queries together"""


def knn_classify_weighted(X_train, y_train, X_test, k):
    D, out, sums = pairwise_distances(X_test, X_train), [], {}
    for i, row in enumerate(knn_indices(X_train, X_test, k)):
        d = D[i, row]
        w = (d == 0) * 1.0 if (d == 0).any() else 1 / d
        for label, weight in zip(y_train[row].tolist(), w):
            sums[label] = sums.get(label, 0) + weight
        best = max(sums.values())
        out.append(next(s for s in sums if sums[s] >= best * (1 - 1e-9)))
    return np.array(out)
