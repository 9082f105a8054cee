"""takes neighbours for exact matches that are a million times nearer than the furthest one

Breaks: a close minority against a far majority
"""


def knn_classify_weighted(X_train, y_train, X_test, k):
    D = pairwise_distances(X_test, X_train)
    answers = []
    for d, row in zip(D, knn_indices(X_train, X_test, k)):
        labels, near = y_train[row].tolist(), d[row]
        weights = (near <= 1e-6 * near[-1]).astype(float) if (near <= 1e-6 * near[-1]).any() else 1 / near
        sums = {}
        for label, weight in zip(labels, weights.tolist()):
            sums[label] = sums.get(label, 0.0) + weight
        top = max(sums.values())
        for label, one, weight in zip(labels, weights, weights):
            if weight > 0 and sums[label] >= (1 - 1e-9) * top:
                answers.append(label)
                break
    return np.array(answers)
