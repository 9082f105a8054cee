"""takes the label with the smallest sum

Slips: 1, every answer is turned round
"""

import numpy as np


def bayes_optimal_label(posterior, votes):
    chances = posterior @ votes
    label = int(np.argmax(chances <= chances.min() + 1e-9))
    return label, float(chances[label])
