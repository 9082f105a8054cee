"""raises if nothing is accepted

Breaks: nothing accepted
"""

import numpy as np


def rejection_query(samples, query, evidence):
    accepted = np.ones(len(samples[query]), dtype=bool)
    for name, value in evidence.items():
        accepted &= samples[name] == value
    count = int(accepted.sum())
    if count == 0:
        raise ValueError("nothing accepted")
    return float(samples[query][accepted].mean()), count
