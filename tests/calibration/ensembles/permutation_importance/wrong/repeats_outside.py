"""shuffles all columns once, then all of them again

Breaks: the order of the draws
Slips: 1, with repeats nearly every draw goes to another column
"""


def permutation_importance(score, X, y, n_repeats, rng):
    n, d = X.shape
    baseline = score(X, y)
    importances = np.zeros(d)
    for _ in range(n_repeats):
        for j in range(d):
            shuffled = X.copy()
            shuffled[:, j] = X[rng.permutation(n), j]
            importances[j] += baseline - score(shuffled, y)
    return importances / n_repeats
