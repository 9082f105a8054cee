"""divides by the number of all samples

Breaks: evidence of one variable and of several
Slips: 1, evidence stands in nearly all cases
"""

import numpy as np


def rejection_query(samples, query, evidence):
    accepted = np.ones(len(samples[query]), dtype=bool)
    for name, value in evidence.items():
        accepted &= samples[name] == value
    count = int(accepted.sum())
    if count == 0:
        return float("nan"), 0
    return float(samples[query][accepted].sum() / len(accepted)), count
