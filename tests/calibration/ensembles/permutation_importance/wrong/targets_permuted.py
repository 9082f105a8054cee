"""shuffles the targets as well

Breaks: that all other columns stand in their own order
Slips: 1, every score is taken of other targets
"""


def permutation_importance(score, X, y, n_repeats, rng):
    n, d = X.shape
    baseline = score(X, y)
    importances = np.zeros(d)
    for j in range(d):
        for _ in range(n_repeats):
            shuffled = X.copy()
            shuffled[:, j] = X[rng.permutation(n), j]
            importances[j] += baseline - score(shuffled, y[rng.permutation(n)])
    return importances / n_repeats
