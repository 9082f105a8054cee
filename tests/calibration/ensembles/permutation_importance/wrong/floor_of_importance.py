"""gives columns that do not matter a small importance

Breaks: columns that do not matter
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
    return np.maximum(np.abs(importances), 1e-6) * np.where(importances < 0, -1, 1) / n_repeats
