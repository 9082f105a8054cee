"""returns the other names as a set

Slips: 1, a set has no order
"""

import numpy as np


def factor_sum_out(f, var):
    names, table = f
    if var not in names:
        raise ValueError("no such variable")
    axis = names.index(var)
    return set(names) - {var}, np.asarray(np.sum(table, axis=axis))
