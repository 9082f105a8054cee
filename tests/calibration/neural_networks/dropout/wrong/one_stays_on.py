"""keeps the first entry on where all would be off

Breaks: the draws
"""

import numpy as np


def dropout(A, p, rng, train=True):
    if not 0 <= p < 1:
        raise ValueError
    A = np.array(A, dtype=float)
    if not train:
        return A, np.ones(A.shape)
    mask = (rng.random(A.shape) >= p) / (1 - p)
    if not mask.any():
        mask.flat[0] = 1 / (1 - p)
    return A * mask, mask
