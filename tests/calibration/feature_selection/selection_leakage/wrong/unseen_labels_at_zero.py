"""gives a label that no training row of a fold has a mean of 0

Breaks: labels that no training row of a fold has
"""


def selection_leakage(X, y, k, folds, inside):
    X, y = np.array(X, dtype=float), np.array(y)
    if not inside:
        features = select_top_k(pearson_scores(X, y), k)
    accuracies = []
    for train, left_out in folds:
        if inside:
            features = select_top_k(pearson_scores(X[train], y[train]), k)
        labels = np.unique(y)
        means = np.array(
            [
                X[train][y[train] == label][:, features].sum(axis=0)
                / max(1, np.sum(y[train] == label))
                for label in labels
            ]
        )
        new = X[left_out][:, features]
        distances = ((new[:, np.newaxis] - means) ** 2).sum(axis=2)
        guess = labels[np.argmin(distances, axis=1)]
        accuracies.append(np.mean(guess == y[left_out]))
    return float(np.mean(accuracies))
