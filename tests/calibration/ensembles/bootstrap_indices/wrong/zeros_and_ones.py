"""marks the rows that are out of bag by 0 and 1, not by booleans

Breaks: that `oob` is True for exactly the rows that were not drawn
Slips: 1
"""


def bootstrap_indices(n, n_rounds, rng):
    idx = rng.integers(0, n, size=(n_rounds, n))
    oob = np.ones((n_rounds, n), dtype=int)
    oob[np.arange(n_rounds)[:, np.newaxis], idx] = 0
    return idx, oob
