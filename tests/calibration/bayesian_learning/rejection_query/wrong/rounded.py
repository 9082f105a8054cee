"""rounds the estimate to nine places"""

import numpy as np


def rejection_query(samples, query, evidence):
    keep = np.ones(len(samples[query]), dtype=bool)
    for v, x in evidence.items():
        keep &= np.asarray(samples[v]) == x
    accepted = int(keep.sum())
    if accepted == 0:
        return float("nan"), 0
    return round(float(np.mean(np.asarray(samples[query])[keep])), 9), accepted
