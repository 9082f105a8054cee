"""draws by another function, and other numbers

Breaks: the draws
Slips: 1
"""


def bootstrap_indices(n, n_rounds, rng):
    idx = np.floor(n * rng.random((n_rounds, n))).astype(int)
    oob = np.array([~np.isin(np.arange(n), rows) for rows in idx])
    return idx, oob
