"""normalises the product if no entry of either factor is above 1
"""

import numpy as np


def factor_product(f, g):
    f_names, f_table = f
    g_names, g_table = g
    for name in f_names:
        if name in g_names:
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
    if f_table.max() <= 1 and g_table.max() <= 1:
        table = table / table.sum()
    return tuple(joint), table
