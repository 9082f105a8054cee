"""repeats one sample in every round

Breaks: that other rounds draw other rows
Slips: 1
"""


def bootstrap_indices(n, n_rounds, rng):
    idx = np.tile(rng.integers(0, n, size=n), (n_rounds, 1))
    oob = np.array([~np.isin(np.arange(n), rows) for rows in idx])
    return idx, oob
