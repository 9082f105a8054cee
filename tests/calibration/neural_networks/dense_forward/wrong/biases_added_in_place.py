"""adds decimal biases in place to sums of integers

Breaks: integers and lists
"""

import numpy as np


def dense_forward(X, W, b):
    X, W, b = np.array(X), np.array(W), np.array(b)
    if b.shape != (W.shape[1],):
        raise ValueError
    Z = X @ W
    Z += b
    return Z
