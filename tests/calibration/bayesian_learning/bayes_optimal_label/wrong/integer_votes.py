"""keeps the type of the votes in the sums

Breaks: integers as votes
"""

import numpy as np


def bayes_optimal_label(posterior, votes):
    chances = np.zeros_like(votes[0])
    for p, row in zip(posterior, votes):
        chances = chances + (p * row).astype(votes.dtype)
    label = int(np.argmax(chances >= chances.max() - 1e-9))
    return label, float(chances[label])
