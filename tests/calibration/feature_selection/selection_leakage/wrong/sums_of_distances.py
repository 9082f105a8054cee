"""measures how near a mean is by the sum of absolute differences

Slips: 1
"""


def selection_leakage(X, y, k, folds, inside):
    X, y = np.asarray(X, float), np.asarray(y)
    accuracies = []
    for train, new in folds:
        rows = train if inside else np.arange(len(y))
        kept = select_top_k(pearson_scores(X[rows], y[rows]), k)
        labels = np.unique(y[train])
        means = np.array([X[train][y[train] == label][:, kept].mean(axis=0) for label in labels])
        gaps = np.abs(X[new][:, kept][:, np.newaxis] - means).sum(axis=2)
        guess = np.asarray(labels)[gaps.argmin(axis=1)]
        accuracies.append(np.mean(guess == y[new]))
    return float(np.mean(accuracies))
