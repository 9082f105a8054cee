"""trains on the folds before only

Breaks: `train` as the rest
Slips: 1
"""


def stratified_kfold_indices(y, k, rng=None):
    n = len(y)
    if k < 2 or k > n:
        raise ValueError("k is below 2 or above n")
    order = np.arange(n) if rng is None else rng.permutation(n)
    order = order[np.argsort(y[order], kind="stable")]
    fold = np.empty(n, dtype=int)
    fold[order] = np.arange(n) % k
    return [
        (np.flatnonzero(fold < j if j else fold > 0), np.flatnonzero(fold == j)) for j in range(k)
    ]
