"""returns the size of the fall without its sign

Breaks: the sign
Slips: 1, negative falls stand in every drawn table
"""


def permutation_importance(score, X, y, n_repeats, rng):
    n, d = X.shape
    baseline = score(X, y)
    importances = np.zeros(d)
    for j in range(d):
        for _ in range(n_repeats):
            shuffled = X.copy()
            shuffled[:, j] = X[rng.permutation(n), j]
            importances[j] += abs(baseline - score(shuffled, y))
    return importances / n_repeats
