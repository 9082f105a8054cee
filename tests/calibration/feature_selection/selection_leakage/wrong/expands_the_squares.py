"""expands the squares of the distances, which loses their digits far from 0"""


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
        distances = (new**2).sum(axis=1)[:, np.newaxis] - 2 * new @ means.T + (means**2).sum(axis=1)
        guess = labels[np.argmin(distances, axis=1)]
        accuracies.append(np.mean(guess == y[left_out]))
    return float(np.mean(accuracies))
