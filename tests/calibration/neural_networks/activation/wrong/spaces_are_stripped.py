"""strips spaces from the word before it compares

Breaks: `ValueError` for any other `kind`
"""

import numpy as np


def activation(Z, kind):
    Z = np.array(Z, dtype=float)
    kind = kind.strip()
    if kind == "linear":
        return Z, np.ones_like(Z)
    if kind == "relu":
        return np.maximum(Z, 0), (Z > 0).astype(float)
    if kind == "sigmoid":
        A = (1 + np.tanh(Z / 2)) / 2
        return A, A * (1 - A)
    if kind == "tanh":
        A = np.tanh(Z)
        return A, 1 - A**2
    raise ValueError(kind)
