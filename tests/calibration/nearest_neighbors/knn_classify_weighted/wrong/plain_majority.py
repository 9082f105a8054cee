"""counts votes without weights unless a row is at distance 0

Breaks: a close minority against a far majority
"""


def knn_classify_weighted(X_train, y_train, X_test, k):
    D, out = pairwise_distances(X_test, X_train), []
    for i, row in enumerate(knn_indices(X_train, X_test, k)):
        d, near = D[i, row], y_train[row]
        if (d == 0).any():
            near = near[d == 0]
        near = near.tolist()
        out.append(max(near, key=near.count))
    return np.array(out)
