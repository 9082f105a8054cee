"""starts the deal at fold 0 again for every class

Breaks: the sizes of all folds for many classes
Slips: 1
"""


def stratified_kfold_indices(y, k, rng=None):
    n = len(y)
    if k < 2 or k > n:
        raise ValueError("k is below 2 or above n")
    order = np.arange(n) if rng is None else rng.permutation(n)
    fold = np.empty(n, dtype=int)
    for name in np.unique(y):
        rows = order[y[order] == name]
        fold[rows] = np.arange(len(rows)) % k
    return [(np.flatnonzero(fold != j), np.flatnonzero(fold == j)) for j in range(k)]
