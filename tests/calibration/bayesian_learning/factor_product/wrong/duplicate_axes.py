"""keeps a shared variable twice

Breaks: one factor within the other
Slips: 1, variables are shared in most cases
"""

import numpy as np


def factor_product(f, g):
    for name, size in zip(g[0], g[1].shape):
        if name in f[0] and f[1].shape[f[0].index(name)] != size:
            raise ValueError("sizes differ")
    return tuple(f[0]) + tuple(g[0]), np.multiply.outer(f[1], g[1])
