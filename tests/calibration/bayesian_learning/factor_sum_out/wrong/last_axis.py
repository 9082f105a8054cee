"""adds up over the last axis always

Breaks: the first axis, the last and one between
"""

import numpy as np


def factor_sum_out(f, var):
    names, table = f
    if var not in names:
        raise ValueError("no such variable")
    axis = names.index(var)
    return names[:axis] + names[axis + 1 :], np.asarray(np.sum(table, axis=-1))
