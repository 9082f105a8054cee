"""draws from a copy of the generator

Breaks: the draws
"""

import copy


def dropout(A, p, rng, train=True):
    if not 0 <= p < 1:
        raise ValueError(f"p must be at least 0 and below 1, got {p}")
    A = np.asarray(A, dtype=float)
    mask = (copy.deepcopy(rng).random(A.shape) >= p) / (1 - p) if train else np.ones(A.shape)
    return A * mask, mask
