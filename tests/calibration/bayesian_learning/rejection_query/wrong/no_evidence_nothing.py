"""accepts nothing if there is no evidence

Breaks: no evidence
"""

import numpy as np


def rejection_query(samples, query, evidence):
    accepted = np.ones(len(samples[query]), dtype=bool)
    for name, value in evidence.items():
        accepted &= samples[name] == value
    count = int(accepted.sum()) if evidence else 0
    if count == 0:
        return float("nan"), 0
    return float(samples[query][accepted].mean()), count
