"""rounds sums to nine decimals, in whatever unit

Breaks: other units of the features
"""


def knn_classify_weighted(X_train, y_train, X_test, k):
    D, out = pairwise_distances(X_test, X_train), []
    for i, row in enumerate(knn_indices(X_train, X_test, k)):
        d, sums = D[i, row], {}
        w = (d == 0) * 1.0 if (d == 0).any() else 1 / d
        for label, weight in zip(y_train[row].tolist(), w):
            sums[label] = sums.get(label, 0) + weight
        sums = {s: round(v, 9) for s, v in sums.items()}
        out.append(max(sums, key=sums.get))
    return np.array(out)
