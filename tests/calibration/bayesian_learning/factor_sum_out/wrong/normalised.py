"""makes the sums add up to 1

Slips: 1, every entry is wrong
"""

import numpy as np


def factor_sum_out(f, var):
    names, table = f
    if var not in names:
        raise ValueError("no such variable")
    axis = names.index(var)
    sums = np.asarray(np.sum(table, axis=axis))
    return names[:axis] + names[axis + 1 :], sums / sums.sum()
