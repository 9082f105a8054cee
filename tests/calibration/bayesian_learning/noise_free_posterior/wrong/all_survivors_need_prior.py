"""raises as soon as one survivor has the prior 0"""

import numpy as np


def noise_free_posterior(prior, consistent):
    if not consistent.any() or not np.all(prior[consistent]):
        raise ValueError("nobody survives")
    alive = np.where(consistent, prior, 0.0)
    return alive / alive.sum()
