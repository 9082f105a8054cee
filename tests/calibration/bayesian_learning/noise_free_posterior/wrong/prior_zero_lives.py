"""gives survivors of prior 0 a share

Breaks: priors of 0
Slips: 1, priors of 0 stand beside others in one test
"""

import numpy as np


def noise_free_posterior(prior, consistent):
    kept = np.where(consistent, prior, 0.0)
    if kept.sum() == 0:
        raise ValueError("nobody survives")
    kept = np.where(consistent & (kept == 0), kept.max(), kept)
    return kept / kept.sum()
