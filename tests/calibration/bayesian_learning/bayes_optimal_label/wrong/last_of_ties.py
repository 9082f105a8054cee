"""takes the last of equal labels

Breaks: ties exact and by rounding
"""

import numpy as np


def bayes_optimal_label(posterior, votes):
    chances = posterior @ votes
    label = int(np.flatnonzero(chances >= chances.max() - 1e-9)[-1])
    return label, float(chances[label])
