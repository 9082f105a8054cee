"""rounds the draws to single precision

Breaks: the draws
"""

import numpy as np


def dropout(A, p, rng, train=True):
    if not 0 <= p < 1:
        raise ValueError
    A = np.array(A, dtype=float)
    if not train:
        return A, np.ones(A.shape)
    mask = (rng.random(A.shape).astype(np.float32) >= p) / (1 - p)
    return A * mask, mask
