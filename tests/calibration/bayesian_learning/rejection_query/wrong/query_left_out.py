"""leaves the query out of the evidence

Breaks: the query in the evidence
"""

import numpy as np


def rejection_query(samples, query, evidence):
    accepted = np.ones(len(samples[query]), dtype=bool)
    for name, value in evidence.items():
        if name == query:
            continue
        accepted &= samples[name] == value
    count = int(accepted.sum())
    if count == 0:
        return float("nan"), 0
    return float(samples[query][accepted].mean()), count
