"""draws the rounds side by side

Breaks: the draws
Slips: 1
"""


def bootstrap_indices(n, n_rounds, rng):
    idx = rng.integers(0, n, size=(n, n_rounds)).T
    oob = np.array([~np.isin(np.arange(n), rows) for rows in idx])
    return idx, oob
