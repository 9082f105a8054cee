# Lets einsum leave the axis out.
import numpy as np


def factor_sum_out(f, var):
    names, table = f
    if var not in names:
        raise ValueError(var)
    axes = list(range(len(names)))
    kept = [i for i in axes if names[i] != var]
    return tuple(names[i] for i in kept), np.einsum(np.asarray(table, dtype=float), axes, kept)
