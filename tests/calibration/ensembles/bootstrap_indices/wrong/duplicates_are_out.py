"""marks rows that were not drawn exactly once

Breaks: that `oob` is True for exactly the rows that were not drawn
Slips: 1, hardly a sample is without doubles
"""


def bootstrap_indices(n, n_rounds, rng):
    idx = rng.integers(0, n, size=(n_rounds, n))
    oob = np.array([np.bincount(rows, minlength=n) != 1 for rows in idx])
    return idx, oob
