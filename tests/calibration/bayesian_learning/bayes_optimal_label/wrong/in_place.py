"""multiplies the votes with the posterior in place

Breaks: that the arguments stay as they were
"""

import numpy as np


def bayes_optimal_label(posterior, votes):
    weighted = votes
    if votes.dtype.kind == "f":
        weighted *= posterior[:, np.newaxis]
    else:
        weighted = posterior[:, np.newaxis] * votes
    chances = weighted.sum(axis=0)
    label = int(np.argmax(chances >= chances.max() - 1e-9))
    return label, float(chances[label])
