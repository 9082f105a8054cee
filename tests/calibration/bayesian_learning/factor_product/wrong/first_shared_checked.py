"""compares the sizes of the first shared variable only

Breaks: `ValueError` for sizes that differ
"""

import numpy as np


def factor_product(f, g):
    f_names, f_table = f
    g_names, g_table = g
    shared = [name for name in f_names if name in g_names]
    for name in shared[:1]:
        if f_table.shape[f_names.index(name)] != g_table.shape[g_names.index(name)]:
            raise ValueError("sizes differ")
    joint = list(f_names) + [name for name in g_names if name not in f_names]
    factors = []
    for names, table in (f, g):
        held = [name for name in joint if name in names]
        moved = np.transpose(table, [names.index(name) for name in held])
        sizes = dict(zip(held, moved.shape, strict=True))
        factors.append(moved.reshape([sizes.get(name, 1) for name in joint]))
    table = factors[0] * factors[1]
    return tuple(joint), table
