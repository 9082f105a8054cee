"""takes survivors with no more than 1e-300 together for nobody

Breaks: tiny priors
"""

import numpy as np


def noise_free_posterior(prior, consistent):
    left = np.where(consistent, prior, 0.0)
    if left.sum() <= 1e-300:
        raise ValueError("nobody left")
    return left / left.sum()
