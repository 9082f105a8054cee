"""counts by a product of arrays in the type of the samples, where small integers wrap"""

import numpy as np


def rejection_query(samples, query, evidence):
    keep = np.ones_like(samples[query])
    for v, value in evidence.items():
        keep = keep * (samples[v] == value).astype(keep.dtype)
    accepted = int(np.count_nonzero(keep))
    if not accepted:
        return float("nan"), 0
    return float(keep @ samples[query]) / accepted, accepted
