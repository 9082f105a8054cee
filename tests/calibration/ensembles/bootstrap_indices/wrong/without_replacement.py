"""draws without replacement, so that every row comes once

Breaks: the draws
Breaks: how many rows are out of bag
Slips: 1
"""


def bootstrap_indices(n, n_rounds, rng):
    idx = np.array([rng.permutation(n) for _ in range(n_rounds)])
    oob = np.array([~np.isin(np.arange(n), rows) for rows in idx])
    return idx, oob
