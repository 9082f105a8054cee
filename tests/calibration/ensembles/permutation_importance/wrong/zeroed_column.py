"""puts zeros into the column in place of shuffling it

Breaks: the order of the draws
Slips: 1, nothing is shuffled
"""


def permutation_importance(score, X, y, n_repeats, rng):
    n, d = X.shape
    baseline = score(X, y)
    importances = np.zeros(d)
    for j in range(d):
        for _ in range(n_repeats):
            shuffled = X.copy()
            shuffled[:, j] = 0
            importances[j] += baseline - score(shuffled, y)
    return importances / n_repeats
