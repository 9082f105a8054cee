"""returns how much the score rises

Breaks: the sign
Slips: 1, every importance has the other sign
"""


def permutation_importance(score, X, y, n_repeats, rng):
    n, d = X.shape
    baseline = score(X, y)
    importances = np.zeros(d)
    for j in range(d):
        for _ in range(n_repeats):
            shuffled = X.copy()
            shuffled[:, j] = X[rng.permutation(n), j]
            importances[j] += score(shuffled, y) - baseline
    return importances / n_repeats
