"""takes only probabilities below 1

Breaks: points of probability 0
"""

import numpy as np


def true_error(h, c, points, probs):
    wrong = np.array([h(x) != c(x) for x in points], dtype=bool)
    return float(sum(p for p, w in zip(probs, wrong) if w and p < 1))
