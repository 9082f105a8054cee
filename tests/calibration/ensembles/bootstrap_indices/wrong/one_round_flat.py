"""returns flat arrays for a single round

Breaks: a single round
Slips: 1
"""


def bootstrap_indices(n, n_rounds, rng):
    idx = rng.integers(0, n, size=(n_rounds, n))
    oob = np.array([~np.isin(np.arange(n), rows) for rows in idx])
    return (idx, oob) if n_rounds > 1 else (idx[0], oob[0])
