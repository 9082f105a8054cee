"""counts samples that are repeated once in the sums"""

import numpy as np


def dense_backward(dZ, X, W):
    dZ, X, W = (np.asarray(a, dtype=float) for a in (dZ, X, W))
    _, keep = np.unique(np.c_[X, dZ], axis=0, return_index=True)
    return dZ @ W.T, X[keep].T @ dZ[keep], dZ[keep].sum(axis=0)
