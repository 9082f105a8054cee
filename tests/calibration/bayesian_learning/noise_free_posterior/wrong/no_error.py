"""returns zeros if nobody survives

Breaks: `ValueError` if nobody survives
"""

import numpy as np


def noise_free_posterior(prior, consistent):
    kept = np.where(consistent, prior, 0.0)
    if kept.sum() == 0:
        return kept
    return kept / kept.sum()
