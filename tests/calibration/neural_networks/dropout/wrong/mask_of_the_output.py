"""reads the mask off the output, so a kept 0 counts as off

Breaks: the draws
"""

import numpy as np


def dropout(A, p, rng, train=True):
    if not 0 <= p < 1:
        raise ValueError
    A = np.asarray(A, dtype=float)
    if not train:
        return A.copy(), np.ones(A.shape)
    A_out = np.where(rng.random(A.shape) < p, 0.0, A / (1 - p))
    mask = np.where(A_out != 0, 1 / (1 - p), 0.0)
    return A_out, mask
