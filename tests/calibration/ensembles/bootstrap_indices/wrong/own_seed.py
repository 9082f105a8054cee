"""makes a generator of its own

Breaks: the draws
Slips: 1
"""


def bootstrap_indices(n, n_rounds, rng):
    rng = np.random.default_rng(0)
    idx = rng.integers(0, n, size=(n_rounds, n))
    oob = np.array([~np.isin(np.arange(n), rows) for rows in idx])
    return idx, oob
