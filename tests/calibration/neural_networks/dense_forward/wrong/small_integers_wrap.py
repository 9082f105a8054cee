"""multiplies small integers in their own type

Breaks: integers and lists
"""

import numpy as np


def dense_forward(X, W, b):
    X, W, b = np.asarray(X), np.asarray(W), np.asarray(b)
    if b.shape != (W.shape[1],):
        raise ValueError("b must have the shape (k,)")
    return (X @ W + b).astype(float)
