"""takes the same number of every class, and so leaves rows out

Breaks: every row is in exactly one `val`
Slips: 1, rows of the frequent classes are in no fold
"""


def stratified_kfold_indices(y, k, rng=None):
    n = len(y)
    if k < 2 or k > n:
        raise ValueError("k is below 2 or above n")
    order = np.arange(n) if rng is None else rng.permutation(n)
    fold = np.full(n, -1)
    fewest = max(k, np.unique(y, return_counts=True)[1].min() // k * k)
    for name in np.unique(y):
        rows = order[y[order] == name][:fewest]
        fold[rows] = np.arange(len(rows)) % k
    return [(np.flatnonzero(fold != j), np.flatnonzero(fold == j)) for j in range(k)]
