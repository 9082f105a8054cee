"""compares sums exactly, so that rounding decides ties

Breaks: ties of sums (also those that rounding hides)
"""


def knn_classify_weighted(X_train, y_train, X_test, k):
    D, out = pairwise_distances(X_test, X_train), []
    for i, row in enumerate(knn_indices(X_train, X_test, k)):
        d, sums = D[i, row], {}
        w = (d == 0) * 1.0 if (d == 0).any() else 1 / d
        for label, weight in zip(y_train[row].tolist(), w):
            sums[label] = sums.get(label, 0) + weight
        out.append(max(sums, key=sums.get))
    return np.array(out)
