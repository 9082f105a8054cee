"""makes a new generator for each column

Breaks: the order of the draws
Slips: 1, every draw is another one
"""


def permutation_importance(score, X, y, n_repeats, rng):
    n, d = X.shape
    baseline = score(X, y)
    importances = np.zeros(d)
    for j in range(d):
        rng = np.random.default_rng(j)
        for _ in range(n_repeats):
            shuffled = X.copy()
            shuffled[:, j] = X[rng.permutation(n), j]
            importances[j] += baseline - score(shuffled, y)
    return importances / n_repeats
