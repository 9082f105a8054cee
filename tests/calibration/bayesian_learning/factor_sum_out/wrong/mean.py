"""takes the mean instead of the sum

Slips: 1, every entry is wrong
"""

import numpy as np


def factor_sum_out(f, var):
    names, table = f
    if var not in names:
        raise ValueError("no such variable")
    axis = names.index(var)
    return names[:axis] + names[axis + 1 :], np.asarray(np.mean(table, axis=axis))
