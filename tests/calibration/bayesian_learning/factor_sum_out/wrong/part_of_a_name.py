"""accepts a part of a name as its variable"""

import numpy as np


def factor_sum_out(f, var):
    names, table = f
    found = [i for i, name in enumerate(names) if var and name.startswith(var)]
    if not found:
        raise ValueError("no such variable")
    axis = found[0]
    return names[:axis] + names[axis + 1 :], np.asarray(np.sum(table, axis=axis))
