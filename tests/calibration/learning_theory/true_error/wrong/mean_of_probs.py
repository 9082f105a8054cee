"""averages the probabilities of the wrong points

Breaks: equal and unequal probabilities
Slips: 1, no sum of several points is right
"""

import numpy as np


def true_error(h, c, points, probs):
    wrong = np.array([h(x) != c(x) for x in points], dtype=bool)
    return float(np.mean(np.asarray(probs)[wrong])) if wrong.any() else 0.0
