"""transposes tables with more columns than rows

Breaks: more columns than rows
Slips: 1
"""


def permutation_importance(score, X, y, n_repeats, rng):
    n, d = X.shape
    baseline = score(X, y)
    importances = np.zeros(d)
    for j in range(d):
        for _ in range(n_repeats):
            shuffled = X.copy()
            shuffled[:, j] = X[rng.permutation(n), j]
            importances[j] += baseline - score(shuffled, y)
    if d > n:
        return importances[::-1] / n_repeats
    return importances / n_repeats
