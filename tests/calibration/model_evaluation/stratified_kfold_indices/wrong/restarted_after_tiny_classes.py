"""starts the deal at fold 0 again after a class with fewer than k rows

Breaks: a class with fewer than $k$ rows
Slips: 1
"""


def stratified_kfold_indices(y, k, rng=None):
    n = len(y)
    if not 2 <= k <= n:
        raise ValueError("k is from 2 to n")
    order = np.arange(n) if rng is None else rng.permutation(n)
    fold_of, start = np.empty(n, dtype=int), 0
    for name in np.unique(y):
        rows = order[y[order] == name]
        fold_of[rows] = (start + np.arange(len(rows))) % k
        start = (start + len(rows)) % k if len(rows) >= k else 0
    return [(np.flatnonzero(fold_of != i), np.flatnonzero(fold_of == i)) for i in range(k)]
