"""leaves points out whose probability is 0, and shares the rest equally

Breaks: points of probability 0
Slips: 1, unequal probabilities stand in three tests
"""

import numpy as np


def true_error(h, c, points, probs):
    wrong = np.array([h(x) != c(x) for x in points], dtype=bool)
    return float(wrong[np.asarray(probs) > 0].mean())
