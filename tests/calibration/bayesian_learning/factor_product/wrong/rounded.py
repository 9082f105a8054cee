"""rounds the entries to twelve places"""

import numpy as np


def factor_product(f, g):
    names = (*f[0], *[v for v in g[0] if v not in f[0]])
    number = {v: i for i, v in enumerate(names)}
    sizes = dict(zip(f[0], np.shape(f[1])))
    if any(sizes.get(v, k) != k for v, k in zip(g[0], np.shape(g[1]))):
        raise ValueError("sizes")

    table = np.einsum(
        f[1], [number[v] for v in f[0]], g[1], [number[v] for v in g[0]], [number[v] for v in names]
    )
    return names, np.round(table, 12)
