"""shuffles whole rows, all columns together

Breaks: that all other columns stand in their own order
Slips: 1, every score is taken of another table
"""


def permutation_importance(score, X, y, n_repeats, rng):
    n, d = X.shape
    baseline = score(X, y)
    importances = np.zeros(d)
    for j in range(d):
        for _ in range(n_repeats):
            shuffled = X.copy()
            shuffled = X[rng.permutation(n)]
            importances[j] += baseline - score(shuffled, y)
    return importances / n_repeats
