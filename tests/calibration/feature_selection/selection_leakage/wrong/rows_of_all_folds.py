"""selects outside on the rows of the folds only, without those in none

Breaks: rows that are in no fold
Slips: 1
"""


def selection_leakage(X, y, k, folds, inside):
    X, y = np.asarray(X, float), np.asarray(y)
    used = np.unique(np.concatenate([part for fold in folds for part in fold]))
    accuracies = []
    for train, new in folds:
        rows = train if inside else used
        kept = select_top_k(pearson_scores(X[rows], y[rows]), k)
        labels = np.unique(y[train])
        means = np.array([X[train][y[train] == label][:, kept].mean(axis=0) for label in labels])
        gaps = ((X[new][:, kept][:, np.newaxis] - means) ** 2).sum(axis=2)
        guess = np.asarray(labels)[gaps.argmin(axis=1)]
        accuracies.append(np.mean(guess == y[new]))
    return float(np.mean(accuracies))
