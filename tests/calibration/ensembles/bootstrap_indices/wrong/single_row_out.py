"""says that a single row is always out of bag

Breaks: a single row (never out of bag)
Slips: 1
"""


def bootstrap_indices(n, n_rounds, rng):
    idx = rng.integers(0, n, size=(n_rounds, n))
    oob = np.array([~np.isin(np.arange(n), rows) for rows in idx])
    return idx, oob if n > 1 else np.ones((n_rounds, 1), dtype=bool)
