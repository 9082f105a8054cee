"""gives labels with few supporters a share of the rest

Slips: 1, every probability is off
"""

import numpy as np


def bayes_optimal_label(posterior, votes):
    chances = (posterior @ votes + 0.01) / (1 + 0.01 * votes.shape[1])
    label = int(np.argmax(chances >= chances.max() - 1e-9))
    return label, float(chances[label])
