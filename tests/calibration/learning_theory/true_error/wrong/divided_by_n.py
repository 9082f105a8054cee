"""divides the sum by the number of points

Breaks: equal and unequal probabilities
Slips: 1, no sum is right
"""

import numpy as np


def true_error(h, c, points, probs):
    wrong = np.array([h(x) != c(x) for x in points], dtype=bool)
    return float(np.mean(probs * wrong))
