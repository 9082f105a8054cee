"""keeps the name of the variable

Slips: 1, the names are wrong everywhere
"""

import numpy as np


def factor_sum_out(f, var):
    names, table = f
    if var not in names:
        raise ValueError("no such variable")
    axis = names.index(var)
    return names, np.asarray(np.sum(table, axis=axis))
