"""marks the rejected samples in the query

Breaks: that the arguments stay as they were
"""

import numpy as np


def rejection_query(samples, query, evidence):
    accepted = np.ones(len(samples[query]), dtype=bool)
    for name, value in evidence.items():
        accepted &= samples[name] == value
    count = int(accepted.sum())
    if count == 0:
        return float("nan"), 0
    answer = float(samples[query][accepted].mean())
    samples[query][~accepted] = 0
    return answer, count
