"""rounds the sums to twelve places"""

import numpy as np


def factor_sum_out(f, var):
    names, table = f
    if var not in names:
        raise ValueError(var)
    k = names.index(var)
    rest = names[:k] + names[k + 1 :]
    return rest, np.round(table.sum(axis=k), 12)
