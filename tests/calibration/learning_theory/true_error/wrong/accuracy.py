"""returns the accuracy in place of the error

Breaks: equal and unequal probabilities
Slips: 1, no sum is right
"""

import numpy as np


def true_error(h, c, points, probs):
    wrong = np.array([h(x) != c(x) for x in points], dtype=bool)
    return float(np.sum(np.asarray(probs)[~wrong]))
