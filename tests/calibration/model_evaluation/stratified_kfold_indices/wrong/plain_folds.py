"""cuts consecutive folds and ignores the classes

Breaks: rare classes in a sorted table
Slips: 1
"""


def stratified_kfold_indices(y, k, rng=None):
    n = len(y)
    if k < 2 or k > n:
        raise ValueError("k is below 2 or above n")
    order = np.arange(n) if rng is None else rng.permutation(n)
    blocks = np.array_split(order, k)
    rows = np.arange(n)
    return [(np.setdiff1d(rows, block), np.sort(block)) for block in blocks]
