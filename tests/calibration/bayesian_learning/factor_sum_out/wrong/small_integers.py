"""adds up in the type of the table, which overflows

Breaks: integers
"""

import numpy as np


def factor_sum_out(f, var):
    names, table = f
    if var not in names:
        raise ValueError("no such variable")
    axis = names.index(var)
    return names[:axis] + names[axis + 1 :], np.asarray(np.sum(table, axis=axis, dtype=table.dtype))
