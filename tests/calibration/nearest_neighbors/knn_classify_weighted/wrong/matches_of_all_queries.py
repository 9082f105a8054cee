"""lets only exact matches vote for all queries as soon as one query has one

Breaks: exact matches
"""


def knn_classify_weighted(X_train, y_train, X_test, k):

    D = pairwise_distances(X_test, X_train)
    indices = knn_indices(X_train, X_test, k)
    has_matches = (np.take_along_axis(D, indices, axis=1) == 0).any()
    answers = []
    for i, nearest in enumerate(indices):
        d, labels = D[i, nearest], y_train[nearest].tolist()
        w = (d == 0).astype(float) if has_matches else 1 / d
        sums = {}
        for label, one in zip(labels, w):
            sums[label] = sums.get(label, 0.0) + one
        answers.append(
            next(label for label, s in sums.items() if s >= (1 - 1e-9) * max(sums.values()))
        )
    return np.array(answers, dtype=y_train.dtype)
