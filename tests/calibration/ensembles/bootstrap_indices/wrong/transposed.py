"""returns columns as rounds

Breaks: their shape
Slips: 1, only square tables have the right shape
"""


def bootstrap_indices(n, n_rounds, rng):
    idx = rng.integers(0, n, size=(n_rounds, n))
    oob = np.array([~np.isin(np.arange(n), rows) for rows in idx])
    return idx.T, oob.T
