"""cuts numbers off to integers before it sorts by class

Slips: 1
"""


def stratified_kfold_indices(y, k, rng=None):
    n = len(y)
    if k < 2 or k > n:
        raise ValueError("k is below 2 or above n")
    classes = y if y.dtype.kind == "U" else y.astype(int)
    order = np.arange(n) if rng is None else rng.permutation(n)
    order = order[np.argsort(classes[order], kind="stable")]
    fold = np.empty(n, dtype=int)
    fold[order] = np.arange(n) % k
    return [(np.flatnonzero(fold != j), np.flatnonzero(fold == j)) for j in range(k)]
