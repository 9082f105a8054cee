# Every k-th row of the sorted ones, classes from last to first.
def stratified_kfold_indices(y, k, rng=None):
    if k < 2 or len(y) < k:
        raise ValueError
    key = np.zeros(len(y)) if rng is None else rng.random(len(y))
    order = np.lexsort([key, y])[::-1]
    rows = np.arange(len(y))
    return [(np.setdiff1d(rows, order[j::k]), np.sort(order[j::k])) for j in range(k)]
