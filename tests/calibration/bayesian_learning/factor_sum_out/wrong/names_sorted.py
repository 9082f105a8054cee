"""lists the other variables alphabetically"""

import numpy as np


def factor_sum_out(f, var):
    names, table = f
    if var not in names:
        raise ValueError("no such variable")
    axis = names.index(var)
    return tuple(sorted(names[:axis] + names[axis + 1 :])), np.asarray(np.sum(table, axis=axis))
