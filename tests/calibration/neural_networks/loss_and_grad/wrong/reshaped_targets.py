"""reshapes targets that hold as many numbers along as many axes

Breaks: `ValueError` for shapes that differ
"""

import numpy as np


def loss_and_grad(Y_hat, Y, kind):
    if (
        kind not in ("mse", "softmax_ce")
        or np.ndim(Y_hat) != np.ndim(Y)
        or np.size(Y_hat) != np.size(Y)
    ):
        raise ValueError
    Z = np.array(Y_hat, dtype=float)
    Y = np.array(Y, dtype=float).reshape(Z.shape)
    n = len(Z)
    if kind == "mse":
        return np.sum((Z - Y) ** 2) / n, 2 * (Z - Y) / n
    S = Z - Z.max(axis=1, keepdims=True)
    lse = np.log(np.exp(S).sum(axis=1, keepdims=True))
    return float(np.sum(Y * (lse - S)) / n), (np.exp(S - lse) - Y) / n
