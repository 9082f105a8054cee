"""takes a label for right that differs from it by less than a half

Breaks: other numbers as labels
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
        guess = labels[np.argmin(distances, axis=1)]
        accuracies.append(np.mean(np.abs(guess.astype(float) - y[left_out].astype(float)) < 0.5))
    return float(np.mean(accuracies))
