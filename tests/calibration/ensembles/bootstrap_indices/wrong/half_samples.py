"""draws half as many rows as there are

Breaks: how many rows are out of bag
Slips: 1
"""


def bootstrap_indices(n, n_rounds, rng):
    idx = rng.integers(0, n, size=(n_rounds, n))
    idx[:, (n + 1) // 2 :] = idx[:, : n // 2]
    oob = np.array([~np.isin(np.arange(n), rows) for rows in idx])
    return idx, oob
