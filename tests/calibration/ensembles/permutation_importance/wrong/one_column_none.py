"""says that a single column has no importance

Breaks: one column
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
    if d == 1:
        return np.zeros(1)
    return importances / n_repeats
