"""leaves the last row out of every val where k does not divide n

Breaks: every row is in exactly one `val`
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
    if n % k:
        fold[-1] = k
    return [(np.flatnonzero(fold != j), np.flatnonzero(fold == j)) for j in range(k)]
