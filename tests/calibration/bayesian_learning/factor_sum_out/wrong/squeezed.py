"""squeezes axes of length 1 away"""

import numpy as np

def factor_sum_out(f, var):
    names, table = f
    i = list(names).index(var)
    return tuple(n for n in names if n != var), np.squeeze(table.sum(i))
