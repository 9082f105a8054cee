"""draws from the generator when it is not training

Breaks: that nothing is drawn or scaled when `train` is false
"""

import numpy as np


def dropout(A, p, rng, train=True):
    if p < 0 or p >= 1:
        raise ValueError("p")
    A = np.array(A, dtype=float)
    draws = rng.random(A.shape)
    if not train:
        return A, np.ones_like(A)
    mask = np.empty(A.shape)
    out = np.empty(A.shape)
    for place in np.ndindex(A.shape):
        if draws[place] < p:
            mask[place] = 0.0
            out[place] = 0.0
        else:
            mask[place] = 1 / (1 - p)
            out[place] = A[place] / (1 - p)
    return out, mask
