"""expands the square of the error, which cancels for large targets"""

import numpy as np


def loss_and_grad(Y_hat, Y, kind):
    if kind not in ("mse", "softmax_ce") or np.shape(Y_hat) != np.shape(Y):
        raise ValueError
    Z, Y = np.array(Y_hat, dtype=float), np.array(Y, dtype=float)
    n = len(Z)
    if kind == "mse":
        return (np.sum(Z**2) - 2 * np.sum(Z * Y) + np.sum(Y**2)) / n, 2 * (Z - Y) / n
    S = Z - Z.max(axis=1, keepdims=True)
    lse = np.log(np.exp(S).sum(axis=1, keepdims=True))
    return float(np.sum(Y * (lse - S)) / n), (np.exp(S - lse) - Y) / n
