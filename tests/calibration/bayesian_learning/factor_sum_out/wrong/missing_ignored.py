"""returns the factor itself if it has no such variable

Breaks: `ValueError` for a variable that is not there
"""

import numpy as np


def factor_sum_out(f, var):
    names, table = f
    if var not in names:
        return f
    axis = names.index(var)
    return names[:axis] + names[axis + 1 :], np.asarray(np.sum(table, axis=axis))
