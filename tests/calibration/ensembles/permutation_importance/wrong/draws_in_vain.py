"""draws one order more, after the last column

Breaks: the order of the draws
"""


def permutation_importance(score, X, y, n_repeats, rng):
    n, d = X.shape
    baseline = score(X, y)
    importances = np.zeros(d)
    order = rng.permutation(n)
    for j in range(d):
        for _ in range(n_repeats):
            shuffled = X.copy()
            shuffled[:, j] = X[order, j]
            importances[j] += baseline - score(shuffled, y)
            order = rng.permutation(n)
    return importances / n_repeats
