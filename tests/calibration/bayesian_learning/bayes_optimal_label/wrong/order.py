"""returns the probability before the label

Slips: 1, both parts are in the wrong place
"""

import numpy as np


def bayes_optimal_label(posterior, votes):
    chances = posterior @ votes
    label = int(np.argmax(chances >= chances.max() - 1e-9))
    return float(chances[label]), label
