"""takes a sum below 1e-200 for nobody

Breaks: tiny priors
Slips: 1
"""


import numpy as np


def noise_free_posterior(prior, consistent):
    kept = np.where(consistent, prior, 0.0)
    if kept.sum() < 1e-200:
        raise ValueError("nobody survives")
    return kept / kept.sum()
