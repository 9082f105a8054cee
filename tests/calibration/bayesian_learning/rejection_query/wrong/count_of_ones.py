"""returns the number of ones in place of the accepted

Slips: 1, the second number is wrong everywhere
"""

import numpy as np


def rejection_query(samples, query, evidence):
    accepted = np.ones(len(samples[query]), dtype=bool)
    for name, value in evidence.items():
        accepted &= samples[name] == value
    count = int(accepted.sum())
    if count == 0:
        return float("nan"), 0
    return float(samples[query][accepted].mean()), int(samples[query][accepted].sum())
