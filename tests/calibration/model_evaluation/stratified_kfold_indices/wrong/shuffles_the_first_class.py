"""shuffles the rows of the first class only

Breaks: that `rng` changes who goes where
Slips: 1
"""


def stratified_kfold_indices(y, k, rng=None):
    n = len(y)
    if k < 2 or k > n:
        raise ValueError("k must be from 2 to n")
    order = np.argsort(y, kind="stable")
    if rng is not None:
        first = int(np.sum(y == y[order[0]]))
        order[:first] = rng.permutation(order[:first])
    fold = np.empty(n, dtype=int)
    fold[order] = np.arange(n) % k
    return [(np.flatnonzero(fold != j), np.flatnonzero(fold == j)) for j in range(k)]
