"""returns an array of one entry from the last variable

Breaks: the last variable
"""

import numpy as np


def factor_sum_out(f, var):
    names, table = f
    if var not in names:
        raise ValueError("no such variable")
    axis = names.index(var)
    return names[:axis] + names[axis + 1 :], np.atleast_1d(np.sum(table, axis=axis))
