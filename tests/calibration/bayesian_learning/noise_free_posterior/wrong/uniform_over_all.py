"""returns equal probabilities for all hypotheses

Slips: 1, nothing of the data or of the prior is left
"""

import numpy as np


def noise_free_posterior(prior, consistent):
    kept = np.where(consistent, prior, 0.0)
    if kept.sum() == 0:
        raise ValueError("nobody survives")
    return np.full(len(kept), 1 / len(kept))
