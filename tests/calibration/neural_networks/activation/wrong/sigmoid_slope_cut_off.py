"""takes the slope of the sigmoid as 0 below -20

Breaks: values and slopes
"""

import numpy as np


def activation(Z, kind):
    Z = np.array(Z, dtype=float)
    if kind == "linear":
        return Z, np.ones_like(Z)
    if kind == "relu":
        return np.maximum(Z, 0), (Z > 0).astype(float)
    if kind == "sigmoid":
        A = (1 + np.tanh(Z / 2)) / 2
        e = np.exp(-np.abs(Z))
        return A, np.where(Z < -20, 0.0, e / (1 + e) ** 2)
    if kind == "tanh":
        A = np.tanh(Z)
        return A, 1 - A**2
    raise ValueError(kind)
