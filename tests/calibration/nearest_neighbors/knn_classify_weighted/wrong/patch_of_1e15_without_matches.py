"""adds 1e-15 to all distances where none is 0

Breaks: ties of sums (also those that rounding hides)
"""


def knn_classify_weighted(X_train, y_train, X_test, k):
    D = pairwise_distances(X_test, X_train)
    answers = []
    for d, row in zip(D, knn_indices(X_train, X_test, k)):
        labels, near = y_train[row].tolist(), d[row]
        weights = (near == 0).astype(float) if (near == 0).any() else 1 / (near + 1e-15)
        sums = {}
        for label, weight in zip(labels, weights.tolist()):
            sums[label] = sums.get(label, 0.0) + weight
        top = max(sums.values())
        for label, one, weight in zip(labels, weights, weights):
            if weight > 0 and sums[label] >= (1 - 1e-9) * top:
                answers.append(label)
                break
    return np.array(answers)
