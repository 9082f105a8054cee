"""adds logarithms of entries that it keeps at 1e-150 or above"""

import numpy as np


def factor_product(f, g):
    names = (*f[0], *[v for v in g[0] if v not in f[0]])
    number = {v: i for i, v in enumerate(names)}
    sizes = dict(zip(f[0], np.shape(f[1])))
    if any(sizes.get(v, k) != k for v, k in zip(g[0], np.shape(g[1]))):
        raise ValueError("sizes")

    def log(table):
        return np.log(np.maximum(np.asarray(table, float), 1e-150))

    a = np.einsum(
        log(f[1]),
        [number[v] for v in f[0]],
        np.ones(g[1].shape),
        [number[v] for v in g[0]],
        [number[v] for v in names],
    )
    b = np.einsum(
        np.ones(f[1].shape),
        [number[v] for v in f[0]],
        log(g[1]),
        [number[v] for v in g[0]],
        [number[v] for v in names],
    )
    return names, np.exp(a + b)
