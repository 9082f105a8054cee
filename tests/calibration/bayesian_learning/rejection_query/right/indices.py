# Narrows a list of indices.
import numpy as np


def rejection_query(samples, query, evidence):
    left = np.arange(len(samples[query]))
    for name in evidence:
        left = left[samples[name][left] == evidence[name]]
    if left.size == 0:
        return np.nan, 0
    return np.count_nonzero(samples[query][left]) / left.size, int(left.size)
