"""draws the column with replacement

Breaks: that all other columns stand in their own order
Slips: 1, every draw is another one
"""


def permutation_importance(score, X, y, n_repeats, rng):
    n, d = X.shape
    baseline = score(X, y)
    importances = np.zeros(d)
    for j in range(d):
        for _ in range(n_repeats):
            shuffled = X.copy()
            shuffled[:, j] = X[rng.integers(0, n, size=n), j]
            importances[j] += baseline - score(shuffled, y)
    return importances / n_repeats
