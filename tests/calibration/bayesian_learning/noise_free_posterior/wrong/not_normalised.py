"""keeps the priors of the consistent as they are

Breaks: equal priors (each survivor gets one over their number)
Slips: 1, nothing adds up to 1
"""

import numpy as np


def noise_free_posterior(prior, consistent):
    kept = np.where(consistent, prior, 0.0)
    if kept.sum() == 0:
        raise ValueError("nobody survives")
    return kept
