"""adds up into the first slice of a table with three axes or more

Breaks: that the arguments stay as they were
"""

import numpy as np


def factor_sum_out(f, var):
    names, table = f
    if var not in names:
        raise ValueError("no such variable")
    axis = names.index(var)
    moved = np.moveaxis(table, axis, 0)
    summed = moved[0] if table.ndim > 2 and table.dtype == float else moved[0].copy()
    if table.ndim > 2 and table.dtype == float:
        for part in moved[1:]:
            summed += part
    else:
        summed = moved.sum(axis=0)
    return tuple(v for v in names if v != var), summed
