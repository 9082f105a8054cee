"""deals from the first fold to the last and back again

Breaks: a class with fewer than $k$ rows
Slips: 1
"""


def stratified_kfold_indices(y, k, rng=None):
    n = len(y)
    if k < 2 or k > n:
        raise ValueError("k must be from 2 to n")
    order = np.arange(n) if rng is None else rng.permutation(n)
    order = order[np.argsort(y[order], kind="stable")]
    turn = np.concatenate([np.arange(k), np.arange(k)[::-1]])
    fold = np.empty(n, dtype=int)
    fold[order] = np.resize(turn, n)
    return [(np.flatnonzero(fold != j), np.flatnonzero(fold == j)) for j in range(k)]
