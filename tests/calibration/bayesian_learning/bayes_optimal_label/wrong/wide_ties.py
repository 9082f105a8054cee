"""counts sums within a hundredth as equal"""

import numpy as np


def bayes_optimal_label(posterior, votes):
    chances = posterior @ votes
    label = int(np.argmax(chances >= chances.max() - 1e-2))
    return label, float(chances[label])
