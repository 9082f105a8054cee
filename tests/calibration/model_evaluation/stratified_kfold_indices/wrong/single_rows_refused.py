"""refuses as many folds as there are rows

Breaks: `ValueError` for $k < 2$ and for $k > n$
Slips: 1
"""


def stratified_kfold_indices(y, k, rng=None):
    n = len(y)
    if not 2 <= k < n:
        raise ValueError("k is not between 2 and n - 1")
    order = np.arange(n) if rng is None else rng.permutation(n)
    order = order[np.argsort(y[order], kind="stable")]
    folds = [np.sort(order[j::k]) for j in range(k)]
    return [(np.setdiff1d(np.arange(n), val), val) for val in folds]
