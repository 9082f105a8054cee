"""takes the sigmoid as 0 or 1 beyond 25

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
        A = np.where(Z > 25, 1.0, np.where(Z < -25, 0.0, 1 / (1 + np.exp(-np.clip(Z, -25, 25)))))
        return A, A * (1 - A)
    if kind == "tanh":
        A = np.tanh(Z)
        return A, 1 - A**2
    raise ValueError(kind)
