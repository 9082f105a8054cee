"""draws from a copy of the generator

Breaks: the recipe
"""

import copy


def init_centers(X, k, rng):
    if k > len(X):
        raise ValueError("too many centres")
    rows = copy.deepcopy(rng).choice(len(X), size=k, replace=False)
    return X[rows].astype(float)
