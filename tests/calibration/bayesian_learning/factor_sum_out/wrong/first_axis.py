"""adds up over the first axis always

Breaks: the first axis, the last and one between
Breaks: axes of equal and of different sizes
"""

import numpy as np


def factor_sum_out(f, var):
    names, table = f
    if var not in names:
        raise ValueError("no such variable")
    axis = names.index(var)
    return names[:axis] + names[axis + 1 :], np.asarray(np.sum(table, axis=0))
