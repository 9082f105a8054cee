"""keeps the refuted hypotheses and drops the others

Slips: 1, every answer is turned round
"""

import numpy as np


def noise_free_posterior(prior, consistent):
    kept = np.where(consistent, 0.0, prior)
    if kept.sum() == 0:
        raise ValueError("nobody survives")
    return kept / kept.sum()
