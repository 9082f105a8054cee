# Gives each name a number and leaves the rest to einsum.
import numpy as np


def factor_product(f, g):
    size = dict(zip(f[0], np.shape(f[1])))
    for name, length in zip(g[0], np.shape(g[1])):
        if size.get(name, length) != length:
            raise ValueError(name)
    joint = list(f[0]) + [name for name in g[0] if name not in f[0]]
    number = {name: i for i, name in enumerate(joint)}
    table = np.einsum(
        f[1], [number[n] for n in f[0]], g[1], [number[n] for n in g[0]], list(range(len(joint)))
    )
    return tuple(joint), table
