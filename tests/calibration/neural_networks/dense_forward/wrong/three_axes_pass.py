"""looks for a second axis of the biases, but not for a third"""

import numpy as np


def dense_forward(X, W, b):
    X, W, b = (np.asarray(one, dtype=float) for one in (X, W, b))
    if b.ndim in (0, 2) or b.size != W.shape[1]:
        raise ValueError("b must have the shape (k,)")
    return X @ W + b
