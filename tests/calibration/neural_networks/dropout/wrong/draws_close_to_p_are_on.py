"""leaves entries on whose draw is within 1e-9 below p

Breaks: the draws
"""

import numpy as np


def dropout(A, p, rng, train=True):
    if not 0 <= p < 1:
        raise ValueError
    A = np.array(A, dtype=float)
    if not train:
        return A, np.ones(A.shape)
    mask = (rng.random(A.shape) >= p - 1e-9) / (1 - p)
    return A * mask, mask
