"""takes tanh as flat beyond 12

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
        return A, A * (1 - A)
    if kind == "tanh":
        A = np.where(np.abs(Z) > 12, np.sign(Z), np.tanh(Z))
        return A, 1 - A**2
    raise ValueError(kind)
