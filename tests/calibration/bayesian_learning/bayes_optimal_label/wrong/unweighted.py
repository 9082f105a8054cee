"""counts every hypothesis as much as any other

Breaks: posteriors that weigh
Slips: 1, posteriors weigh in nearly all cases
"""

import numpy as np


def bayes_optimal_label(posterior, votes):
    chances = np.mean(votes, axis=0)
    label = int(np.argmax(chances >= chances.max() - 1e-9))
    return label, float(chances[label])
