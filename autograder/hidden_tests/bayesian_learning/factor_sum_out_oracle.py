"""What hidden tests of factor_sum_out compare answers with."""

import numpy as np


def by_entries(f, var):
    names, table = f
    rest = tuple(name for name in names if name != var)
    sums = np.zeros(tuple(np.shape(table)[names.index(name)] for name in rest))
    for entry in np.ndindex(np.shape(table)):
        sums[tuple(i for i, name in zip(entry, names, strict=True) if name != var)] += table[entry]
    return rest, sums
