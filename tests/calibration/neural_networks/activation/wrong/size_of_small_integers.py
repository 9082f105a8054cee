"""takes the size of integers before it makes floats of them

Breaks: integers
"""

import numpy as np


def activation(Z, kind):
    if kind == "linear":
        return np.array(Z, dtype=float), np.ones(Z.shape)
    if kind == "relu":
        return np.maximum(Z, 0.0), (Z > 0).astype(float)
    if kind == "sigmoid":
        e = np.exp(-np.abs(Z).astype(float))
        A = np.where(Z >= 0, 1 / (1 + e), e / (1 + e))
        return A, A * (1 - A)
    if kind == "tanh":
        A = np.tanh(Z.astype(float))
        return A, 1 - A**2
    raise ValueError(kind)
