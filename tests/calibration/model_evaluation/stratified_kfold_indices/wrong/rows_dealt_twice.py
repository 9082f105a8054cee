"""gives every row to two folds

Breaks: every row is in exactly one `val`
Slips: 1, every val is twice as large as it should be
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
        (np.flatnonzero(fold != j), np.flatnonzero((fold == j) | (fold == (j + 1) % k)))
        for j in range(k)
    ]
