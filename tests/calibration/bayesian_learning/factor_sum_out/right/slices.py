# Adds up slices in a loop.
import numpy as np


def factor_sum_out(f, var):
    names, table = f
    names = list(names)
    if names.count(var) == 0:
        raise ValueError(var)
    axis = names.index(var)
    total = 0.0
    for i in range(table.shape[axis]):
        total = total + np.take(table, i, axis=axis)
    names.remove(var)
    return tuple(names), np.asarray(total, dtype=float)
