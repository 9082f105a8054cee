"""marks the rows that were drawn

Breaks: that `oob` is True for exactly the rows that were not drawn
Slips: 1, every mask is turned over
"""


def bootstrap_indices(n, n_rounds, rng):
    idx = rng.integers(0, n, size=(n_rounds, n))
    oob = np.array([np.isin(np.arange(n), rows) for rows in idx])
    return idx, oob
