"""answers with the label of the most probable hypothesis

Breaks: the classic example
Slips: 1, most cases are those in which the two disagree
"""

import numpy as np


def bayes_optimal_label(posterior, votes):
    chances = posterior @ votes
    label = int(np.argmax(votes[np.argmax(posterior)]))
    return label, float(chances[label])
