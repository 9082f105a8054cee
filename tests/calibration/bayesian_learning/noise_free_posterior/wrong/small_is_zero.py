"""gives 0 to what has a posterior below 1e-100

Breaks: tiny priors
"""

import numpy as np


def noise_free_posterior(prior, consistent):
    left = np.where(consistent, prior, 0.0)
    if not np.any(left > 0):
        raise ValueError("nobody left")
    posterior = left / left.sum()
    posterior[posterior < 1e-100] = 0.0
    return posterior
