"""returns the share of zeros

Breaks: everything accepted
Slips: 1, every estimate is turned round
"""

import numpy as np


def rejection_query(samples, query, evidence):
    accepted = np.ones(len(samples[query]), dtype=bool)
    for name, value in evidence.items():
        accepted &= samples[name] == value
    count = int(accepted.sum())
    if count == 0:
        return float("nan"), 0
    return 1 - float(samples[query][accepted].mean()), count
