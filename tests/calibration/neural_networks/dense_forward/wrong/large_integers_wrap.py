"""multiplies integers as integers of 64 bits, which wrap

Breaks: integers and lists
"""

import numpy as np


def dense_forward(X, W, b):
    X, W, b = (np.asarray(a) for a in (X, W, b))
    if b.shape != (W.shape[1],):
        raise ValueError
    X, W = (a.astype(np.int64) if a.dtype.kind in "iu" else a for a in (X, W))
    return (X @ W).astype(float) + b
