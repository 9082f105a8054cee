"""accepts samples in which observed variables are 1

Breaks: values of 0
"""

import numpy as np


def rejection_query(samples, query, evidence):
    accepted = np.ones(len(samples[query]), dtype=bool)
    for name, value in evidence.items():
        accepted &= samples[name] == 1
    count = int(accepted.sum())
    if count == 0:
        return float("nan"), 0
    return float(samples[query][accepted].mean()), count
