"""takes the largest vote of a single hypothesis without a tolerance

Breaks: a single hypothesis
"""

import numpy as np


def bayes_optimal_label(posterior, votes):
    sums = np.asarray(posterior, float) @ np.asarray(votes, float)
    if len(posterior) == 1:
        return int(np.argmax(sums)), float(sums.max())
    label = int(np.argmax(sums >= sums.max() - 1e-9))
    return label, float(sums[label])
