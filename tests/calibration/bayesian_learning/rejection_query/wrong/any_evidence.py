"""accepts samples that agree with any of the evidence"""

import numpy as np


def rejection_query(samples, query, evidence):
    accepted = np.full(len(samples[query]), not evidence)
    for name, value in evidence.items():
        accepted |= samples[name] == value
    count = int(accepted.sum())
    if count == 0:
        return float("nan"), 0
    return float(samples[query][accepted].mean()), count
