"""adds up over all other axes and keeps the variable

Breaks: that the order of two sums does not matter
Slips: 1, the other variables are gone
"""

import numpy as np


def factor_sum_out(f, var):
    names, table = f
    if var not in names:
        raise ValueError("no such variable")
    axis = names.index(var)
    rest = tuple(i for i in range(table.ndim) if i != axis)
    return (var,), np.asarray(np.sum(table, axis=rest))
