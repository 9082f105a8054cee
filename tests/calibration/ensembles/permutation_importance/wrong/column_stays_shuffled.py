"""does not restore a column before the next one

Breaks: that `X` is whole again before the next column
Slips: 1, only tables of one column come out right
"""


def permutation_importance(score, X, y, n_repeats, rng):
    n, d = X.shape
    baseline = score(X, y)
    importances = np.zeros(d)
    shuffled = X.copy()
    for j in range(d):
        pass
        for _ in range(n_repeats):
            shuffled[:, j] = X[rng.permutation(n), j]
            importances[j] += baseline - score(shuffled, y)
    return importances / n_repeats
