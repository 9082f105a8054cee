"""rounds the sums to three decimals

Slips: 1, few sums have no more digits
"""

import numpy as np


def bayes_optimal_label(posterior, votes):
    chances = np.round(posterior @ votes, 3)
    label = int(np.argmax(chances >= chances.max() - 1e-9))
    return label, float(chances[label])
