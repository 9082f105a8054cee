"""adds slices up in the type of the table, where small integers wrap"""

import numpy as np


def factor_sum_out(f, var):
    names, table = f
    if var not in names:
        raise ValueError("no such variable")
    axis = names.index(var)
    slices = np.moveaxis(table, axis, 0)
    total = np.zeros_like(slices[0])
    for one in slices:
        total = total + one
    return names[:axis] + names[axis + 1 :], np.asarray(total)
