"""draws the matrix from a copy of the generator

Breaks: the recipe
"""

import copy


def random_projection(X, k, rng):
    d = X.shape[1]
    R = copy.deepcopy(rng).standard_normal((d, k))
    return X @ R / np.sqrt(k)
