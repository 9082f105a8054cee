"""compares sums exactly, without the tolerance

Breaks: ties exact and by rounding
"""

import numpy as np


def bayes_optimal_label(posterior, votes):
    chances = posterior @ votes
    label = int(np.argmax(chances >= chances.max()))
    return label, float(chances[label])
