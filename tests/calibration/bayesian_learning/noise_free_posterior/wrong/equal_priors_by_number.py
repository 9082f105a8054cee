"""gives survivors equal shares if all positive priors are equal, survivors of prior 0 too

Breaks: priors of 0
"""

import numpy as np


def noise_free_posterior(prior, consistent):
    kept = np.where(consistent, prior, 0.0)
    if kept.sum() == 0:
        raise ValueError("nobody survives")
    if len(np.unique(prior[prior > 0])) == 1:
        return consistent / consistent.sum()
    return kept / kept.sum()
