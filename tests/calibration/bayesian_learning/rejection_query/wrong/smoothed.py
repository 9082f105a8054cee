"""adds one to the counts

Slips: 1, every estimate is off
"""

import numpy as np


def rejection_query(samples, query, evidence):
    accepted = np.ones(len(samples[query]), dtype=bool)
    for name, value in evidence.items():
        accepted &= samples[name] == value
    count = int(accepted.sum())
    if count == 0:
        return float("nan"), 0
    return float((samples[query][accepted].sum() + 1) / (count + 2)), count
