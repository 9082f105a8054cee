"""leaves the last row out of every draw

Breaks: the draws
Slips: 1
"""


def bootstrap_indices(n, n_rounds, rng):
    idx = rng.integers(0, max(n - 1, 1), size=(n_rounds, n))
    oob = np.array([~np.isin(np.arange(n), rows) for rows in idx])
    return idx, oob
