"""returns 0 for a single point

Breaks: a single point
"""

import numpy as np


def true_error(h, c, points, probs):
    wrong = np.array([h(x) != c(x) for x in points], dtype=bool)
    return float(np.sum(np.asarray(probs)[wrong])) if len(points) > 1 else 0.0
