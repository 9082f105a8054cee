"""keeps the dtype of integer tables

Breaks: integers
Slips: 1
"""


def permutation_importance(score, X, y, n_repeats, rng):
    n, d = X.shape
    baseline = score(X, y)
    importances = np.zeros(d, dtype=X.dtype)
    for j in range(d):
        for _ in range(n_repeats):
            shuffled = X.copy()
            shuffled[:, j] = X[rng.permutation(n), j]
            importances[j] += X.dtype.type(baseline - score(shuffled, y))
    return (importances / n_repeats).astype(X.dtype)
