"""takes a p close to 0 for 0

Breaks: small and large `p`
"""

import numpy as np


def dropout(A, p, rng, train=True):
    if not 0 <= p < 1:
        raise ValueError
    A = np.array(A, dtype=float)
    if not train:
        return A, np.ones(A.shape)
    p = 0.0 if np.isclose(p, 0) else p
    mask = (rng.random(A.shape) >= p) / (1 - p)
    return A * mask, mask
