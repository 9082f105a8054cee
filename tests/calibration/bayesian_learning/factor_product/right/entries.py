# Fills the table entry by entry.
import numpy as np


def factor_product(f, g):
    sizes = {}
    for names, table in (f, g):
        for name, size in zip(names, np.shape(table)):
            if sizes.setdefault(name, size) != size:
                raise ValueError(name)
    joint = tuple(sizes)
    table = np.zeros(tuple(sizes.values()))
    for entry in np.ndindex(table.shape):
        at = dict(zip(joint, entry))
        table[entry] = f[1][tuple(at[n] for n in f[0])] * g[1][tuple(at[n] for n in g[0])]
    return joint, table
