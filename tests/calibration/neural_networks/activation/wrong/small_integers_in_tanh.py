"""gives small integers to np.tanh as they are, which answers in half precision

Breaks: integers
"""

import numpy as np


def activation(Z, kind):
    if kind == "tanh":
        A = np.tanh(Z)
        return A, 1 - A**2
    Z = np.asarray(Z, dtype=float)
    if kind == "linear":
        return Z.copy(), np.ones_like(Z)
    if kind == "relu":
        return np.maximum(Z, 0), (Z > 0).astype(float)
    if kind == "sigmoid":
        e = np.exp(-np.abs(Z))
        A = np.where(Z >= 0, 1 / (1 + e), e / (1 + e))
        return A, A * (1 - A)
    raise ValueError(kind)
