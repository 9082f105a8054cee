"""marks the rows that the first round did not draw

Breaks: that `oob` is True for exactly the rows that were not drawn
Slips: 1
"""


def bootstrap_indices(n, n_rounds, rng):
    idx = rng.integers(0, n, size=(n_rounds, n))
    oob = np.array([~np.isin(np.arange(n), rows) for rows in idx[:1] for _ in range(n_rounds)])
    return idx, oob
