"""returns label 0 for a single hypothesis

Breaks: a single hypothesis
"""

import numpy as np


def bayes_optimal_label(posterior, votes):
    chances = posterior @ votes
    label = int(np.argmax(chances >= chances.max() - 1e-9)) if len(posterior) > 1 else 0
    return label, float(chances[label])
