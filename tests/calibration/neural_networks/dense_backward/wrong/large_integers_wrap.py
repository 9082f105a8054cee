"""multiplies integers as integers of 64 bits, which wrap

Breaks: integers
"""

import numpy as np


def dense_backward(dZ, X, W):
    dZ, X, W = (a.astype(np.int64) if a.dtype.kind in "iu" else a for a in (dZ, X, W))
    return dZ @ W.T, X.T @ dZ, dZ.sum(axis=0)
