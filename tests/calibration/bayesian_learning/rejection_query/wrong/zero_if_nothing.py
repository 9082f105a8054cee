"""returns 0 in place of nan if nothing is accepted

Breaks: nothing accepted
"""

import numpy as np


def rejection_query(samples, query, evidence):
    accepted = np.ones(len(samples[query]), dtype=bool)
    for name, value in evidence.items():
        accepted &= samples[name] == value
    count = int(accepted.sum())
    if count == 0:
        return 0.0, 0
    return float(samples[query][accepted].mean()), count
