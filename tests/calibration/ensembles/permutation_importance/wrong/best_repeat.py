"""takes the largest fall over the repeats

Breaks: the mean over repeats
Slips: 1, nearly every example has several repeats
"""


def permutation_importance(score, X, y, n_repeats, rng):
    n, d = X.shape
    baseline = score(X, y)
    importances = np.zeros(d)
    for j in range(d):
        for _ in range(n_repeats):
            shuffled = X.copy()
            shuffled[:, j] = X[rng.permutation(n), j]
            importances[j] = max(importances[j], n_repeats * (baseline - score(shuffled, y)))
    return importances / n_repeats
