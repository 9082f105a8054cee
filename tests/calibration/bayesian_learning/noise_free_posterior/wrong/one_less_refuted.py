"""divides by 1 less the prior of the refuted, which has few digits for few survivors"""

import numpy as np


def noise_free_posterior(prior, consistent):
    if not np.any(prior[consistent] > 0):
        raise ValueError("nobody survives")
    left = 1.0 - prior[~consistent].sum()
    if left <= 0:
        left = prior[consistent].sum()
    return np.where(consistent, prior, 0.0) / left
