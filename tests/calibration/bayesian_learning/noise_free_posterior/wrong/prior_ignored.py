"""shares equally among the consistent

Breaks: priors that differ
Slips: 1, priors differ in most cases
"""

import numpy as np


def noise_free_posterior(prior, consistent):
    kept = np.where(consistent, prior, 0.0)
    if kept.sum() == 0:
        raise ValueError("nobody survives")
    return consistent / np.sum(consistent)
