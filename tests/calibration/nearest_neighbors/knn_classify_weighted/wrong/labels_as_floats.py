"""carries integer labels as floats, which cuts off the last digits of long ones

Breaks: long integers as labels
"""


def knn_classify_weighted(X_train, y_train, X_test, k):
    D = pairwise_distances(X_test, X_train)
    answers = []
    for d, nearest in zip(D, knn_indices(X_train, X_test, k)):
        labels = y_train[nearest]
        if labels.dtype.kind in "iu":
            labels = labels.astype(float)
        w = (d[nearest] == 0) * 1.0 if d[nearest[0]] == 0 else 1 / d[nearest]
        sums = {}
        for label, one in zip(labels.tolist(), w):
            sums[label] = sums.get(label, 0.0) + one
        most = max(sums.values())
        answers.append(next(label for label, s in sums.items() if s >= (1 - 1e-9) * most))
    return np.array(answers).astype(y_train.dtype)
