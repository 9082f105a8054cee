"""returns the survivors only, in a shorter array

Breaks: a single survivor
Slips: 1, shapes are wrong wherever somebody is refuted
"""

import numpy as np


def noise_free_posterior(prior, consistent):
    kept = np.where(consistent, prior, 0.0)
    if kept.sum() == 0:
        raise ValueError("nobody survives")
    return kept[consistent] / kept.sum()
