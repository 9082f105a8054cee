"""lets outputs of one row or one column through

Breaks: `ValueError` for shapes that differ
"""

import numpy as np


def loss_and_grad(Y_hat, Y, kind):
    if kind not in ("mse", "softmax_ce") or np.broadcast_shapes(
        np.shape(Y_hat), np.shape(Y)
    ) != np.shape(Y):
        raise ValueError
    Z, Y = np.array(Y_hat, dtype=float), np.array(Y, dtype=float)
    Z = np.broadcast_to(Z, Y.shape)
    n = len(Z)
    if kind == "mse":
        return np.sum((Z - Y) ** 2) / n, 2 * (Z - Y) / n
    S = Z - Z.max(axis=1, keepdims=True)
    lse = np.log(np.exp(S).sum(axis=1, keepdims=True))
    return float(np.sum(Y * (lse - S)) / n), (np.exp(S - lse) - Y) / n
