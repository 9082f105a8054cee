"""rounds to two places"""

import numpy as np


def true_error(h, c, points, probs):
    wrong = np.array([h(x) != c(x) for x in points], dtype=bool)
    return float(round(np.sum(np.asarray(probs)[wrong]), 2))
