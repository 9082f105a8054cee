"""rounds importances to ten decimals

Breaks: the mean over repeats
Slips: 1
"""


def permutation_importance(score, X, y, n_repeats, rng):
    base = score(X, y)
    out = np.zeros(X.shape[1])
    for j in range(X.shape[1]):
        for _ in range(n_repeats):
            other = X.copy()
            other[:, j] = X[rng.permutation(len(X)), j]
            out[j] += (base - score(other, y)) / n_repeats
    return out.round(10)
