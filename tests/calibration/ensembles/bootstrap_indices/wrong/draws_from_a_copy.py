"""draws from a copy of the generator

Breaks: the draws
"""

import copy


def bootstrap_indices(n, n_rounds, rng):
    idx = copy.deepcopy(rng).integers(0, n, size=(n_rounds, n))
    oob = np.array([~np.isin(np.arange(n), rows) for rows in idx])
    return idx, oob
