"""counts rows from 1

Breaks: the draws
Slips: 1, every row number is off by one
"""


def bootstrap_indices(n, n_rounds, rng):
    idx = rng.integers(1, n + 1, size=(n_rounds, n))
    oob = np.array([~np.isin(np.arange(n), rows) for rows in idx])
    return idx, oob
