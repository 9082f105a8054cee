# All distances of a fold at once.
def selection_leakage(X, y, k, folds, inside):
    everywhere = np.arange(len(y))
    accuracies = np.zeros(len(folds))
    for i, (train, val) in enumerate(folds):
        rows = train if inside else everywhere
        columns = select_top_k(pearson_scores(X[rows], y[rows]), k)
        classes = sorted(set(y[train].tolist()))
        means = np.array([X[train[y[train] == c]].mean(axis=0)[columns] for c in classes])
        D = np.linalg.norm(X[val][:, None, columns] - means[None], axis=-1)
        guess = np.array(classes)[D.argmin(axis=1)]
        accuracies[i] = (guess == y[val]).mean()
    return accuracies.mean()
