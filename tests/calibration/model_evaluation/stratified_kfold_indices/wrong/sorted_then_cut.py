"""sorts by class, and then cuts consecutive blocks

Slips: 1, the folds are as unlike as can be
"""


def stratified_kfold_indices(y, k, rng=None):
    n = len(y)
    if k < 2 or k > n:
        raise ValueError("k is below 2 or above n")
    order = np.arange(n) if rng is None else rng.permutation(n)
    order = order[np.argsort(y[order], kind="stable")]
    blocks = np.array_split(order, k)
    rows = np.arange(n)
    return [(np.setdiff1d(rows, block), np.sort(block)) for block in blocks]
