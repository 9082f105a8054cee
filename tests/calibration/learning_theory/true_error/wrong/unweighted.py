"""counts wrong points and divides by their number

Breaks: equal and unequal probabilities
Slips: 1, unequal probabilities stand in most tests
"""

import numpy as np


def true_error(h, c, points, probs):
    wrong = np.array([h(x) != c(x) for x in points], dtype=bool)
    return float(wrong.mean())
