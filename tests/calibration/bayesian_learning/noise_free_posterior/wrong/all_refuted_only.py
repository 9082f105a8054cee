"""raises only if all are refuted

Breaks: `ValueError` if nobody survives
"""

import numpy as np


def noise_free_posterior(prior, consistent):
    kept = np.where(consistent, prior, 0.0)
    if not np.any(consistent):
        raise ValueError("nobody survives")
    return kept / kept.sum()
