"""takes a thousandth of the logarithm of a label's share off the distance

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
        labels = np.unique(y[train])
        means = np.array(
            [X[train][y[train] == label][:, features].mean(axis=0) for label in labels]
        )
        new = X[left_out][:, features]
        distances = ((new[:, np.newaxis] - means) ** 2).sum(axis=2)
        distances = distances - 1e-3 * np.log([np.mean(y[train] == label) for label in labels])
        guess = labels[np.argmin(distances, axis=1)]
        accuracies.append(np.mean(guess == y[left_out]))
    return float(np.mean(accuracies))
