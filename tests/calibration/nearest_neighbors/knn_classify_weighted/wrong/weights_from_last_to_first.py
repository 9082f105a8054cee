"""weighs by (d_k - d) / (d_k - d_1) in place of 1 / d

Breaks: a close minority against a far majority
"""


def knn_classify_weighted(X_train, y_train, X_test, k):

    D = pairwise_distances(X_test, X_train)
    indices = knn_indices(X_train, X_test, k)
    answers = []
    for i, nearest in enumerate(indices):
        d, labels = D[i, nearest], y_train[nearest].tolist()
        if (d == 0).any():
            w = (d == 0).astype(float)
        elif d[-1] == d[0]:
            w = np.ones(k)
        else:
            w = (d[-1] - d) / (d[-1] - d[0])
        sums = {}
        for label, one in zip(labels, w):
            sums[label] = sums.get(label, 0.0) + one
        answers.append(
            next(label for label, s in sums.items() if s >= (1 - 1e-9) * max(sums.values()))
        )
    return np.array(answers, dtype=y_train.dtype)
