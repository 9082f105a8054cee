"""looks for a tie between the two largest sums alone

Breaks: ties exact and by rounding
"""

import numpy as np


def bayes_optimal_label(posterior, votes):
    sums = np.asarray(posterior, float) @ np.asarray(votes, float)
    order = np.argsort(-sums, kind="stable")
    label = int(order[0])
    if len(sums) > 1 and sums[order[1]] >= sums[label] - 1e-9:
        label = int(min(order[:2]))
    return label, float(sums[label])
