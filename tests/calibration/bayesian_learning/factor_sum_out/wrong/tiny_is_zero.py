"""gives 0 for sums below 1e-12"""

import numpy as np


def factor_sum_out(f, var):
    names, table = f
    if var not in names:
        raise ValueError(var)
    k = names.index(var)
    rest = names[:k] + names[k + 1 :]

    total = table.sum(axis=k, dtype=float)
    return rest, np.where(total < 1e-12, 0.0, total)
