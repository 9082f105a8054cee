"""takes a p below one hundredth for 0

Breaks: small and large `p`
"""

import numpy as np


def dropout(A, p, rng, train=True):
    if p < 0 or p >= 1:
        raise ValueError("p")
    A = np.array(A, dtype=float)
    if not train:
        return A, np.ones_like(A)
    draws = rng.random(A.shape)
    mask = np.empty(A.shape)
    out = np.empty(A.shape)
    for place in np.ndindex(A.shape):
        if draws[place] < (p if p >= 0.01 else 0):
            mask[place] = 0.0
            out[place] = 0.0
        else:
            mask[place] = 1 / (1 - p)
            out[place] = A[place] / (1 - p)
    return out, mask
