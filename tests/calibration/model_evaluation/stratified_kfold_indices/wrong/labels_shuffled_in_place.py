"""shuffles the caller's labels along with the rows where a generator is given

Breaks: that `y` stays as it is
Slips: 1
"""


def stratified_kfold_indices(y, k, rng=None):
    n = len(y)
    if not 2 <= k <= n:
        raise ValueError("k is from 2 to n")
    rows = np.arange(n)
    if rng is not None:
        rows = rng.permutation(n)
        y[:] = y[rows]
    dealt = rows[np.argsort(y, kind="stable")]
    parts = [np.sort(dealt[i::k]) for i in range(k)]
    return [(np.setdiff1d(np.arange(n), part), part) for part in parts]
