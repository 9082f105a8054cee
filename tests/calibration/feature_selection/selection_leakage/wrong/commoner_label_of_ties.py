"""gives a row that is equally near to two means the label that is commoner

Breaks: equal distances
"""


def selection_leakage(X, y, k, folds, inside):
    X, y = np.array(X, dtype=float), np.array(y)
    if not inside:
        features = select_top_k(pearson_scores(X, y), k)
    accuracies = []
    for train, left_out in folds:
        if inside:
            features = select_top_k(pearson_scores(X[train], y[train]), k)
        labels, counts = np.unique(y[train], return_counts=True)
        labels = labels[np.argsort(-counts, kind="stable")]
        means = np.array(
            [X[train][y[train] == label][:, features].mean(axis=0) for label in labels]
        )
        new = X[left_out][:, features]
        distances = ((new[:, np.newaxis] - means) ** 2).sum(axis=2)
        guess = labels[np.argmin(distances, axis=1)]
        accuracies.append(np.mean(guess == y[left_out]))
    return float(np.mean(accuracies))
