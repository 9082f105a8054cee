"""returns 0.0 if nothing is accepted and the query was observed as 0

Breaks: nothing accepted
"""

import numpy as np


def rejection_query(samples, query, evidence):
    keep = np.ones(len(samples[query]), dtype=bool)
    for v, x in evidence.items():
        keep &= np.asarray(samples[v]) == x
    accepted = int(keep.sum())
    if accepted == 0:
        return (0.0 if evidence.get(query) == 0 else float("nan")), 0
    return float(np.mean(np.asarray(samples[query])[keep])), accepted
