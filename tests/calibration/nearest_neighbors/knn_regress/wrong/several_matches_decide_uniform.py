"""lets several exact matches decide alone with "uniform", too

Breaks: exact matches with either kind of weights
"""


def knn_regress(X_train, y_train, X_test, k, weights='uniform'):
    if weights not in ("uniform", "distance"):
        raise ValueError("weights")
    D = pairwise_distances(X_test, X_train)
    answers = []
    for d, row in zip(D, knn_indices(X_train, X_test, k)):
        t, near = y_train[row].astype(float), d[row]
        if weights == "uniform":
            answers.append(t[near == 0].mean() if (near == 0).sum() > 1 else t.mean())
        elif (near == 0).any():
            answers.append(t[near == 0].mean())
        else:
            answers.append((t / near).sum() / (1 / near).sum())
    return np.array(answers)
