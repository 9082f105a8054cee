"""takes neighbours for exact matches that are a million times nearer than the furthest one

Breaks: weighted means
"""


def knn_regress(X_train, y_train, X_test, k, weights='uniform'):
    if weights not in ("uniform", "distance"):
        raise ValueError("weights")
    D = pairwise_distances(X_test, X_train)
    answers = []
    for d, row in zip(D, knn_indices(X_train, X_test, k)):
        t, near = y_train[row].astype(float), d[row]
        if weights == "uniform":
            answers.append(t.mean())
        elif (near <= 1e-6 * near[-1]).any():
            answers.append(t[near <= 1e-6 * near[-1]].mean())
        else:
            answers.append((t / near).sum() / (1 / near).sum())
    return np.array(answers)
