"""keeps an axis of length 1

Breaks: the last variable
Slips: 1, the shape is wrong everywhere
"""

import numpy as np


def factor_sum_out(f, var):
    names, table = f
    if var not in names:
        raise ValueError("no such variable")
    axis = names.index(var)
    return names[:axis] + names[axis + 1 :], np.asarray(np.sum(table, axis=axis, keepdims=True))
