"""makes no draws for a constant column

Breaks: the order of the draws
Slips: 1
"""


def permutation_importance(score, X, y, n_repeats, rng):
    base = score(X, y)
    n, d = X.shape
    falls = np.zeros(d)
    for j in range(d):
        for _ in range(n_repeats):
            if np.ptp(X[:, j]) == 0:
                continue
            other = X.copy()
            other[:, j] = X[rng.permutation(n), j]
            falls[j] += base - score(other, y)
    return falls / n_repeats
