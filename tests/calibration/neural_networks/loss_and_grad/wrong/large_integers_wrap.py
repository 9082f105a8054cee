"""squares integers as integers of 64 bits, which wrap

Breaks: integers
"""

import numpy as np


def loss_and_grad(Y_hat, Y, kind):
    if kind not in ("mse", "softmax_ce") or np.shape(Y_hat) != np.shape(Y):
        raise ValueError
    Z, Y = (a.astype(np.int64) if a.dtype.kind in "iu" else a for a in (Y_hat, Y))
    n = len(Z)
    if kind == "mse":
        return np.sum((Z - Y) ** 2) / n, 2 * (Z - Y) / n
    S = Z - Z.max(axis=1, keepdims=True)
    lse = np.log(np.exp(S).sum(axis=1, keepdims=True))
    return float(np.sum(Y * (lse - S)) / n), (np.exp(S - lse) - Y) / n
