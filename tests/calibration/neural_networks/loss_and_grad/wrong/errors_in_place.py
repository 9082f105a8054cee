"""subtracts the targets from the outputs in place, for squared errors

Breaks: that the arguments stay as they were
"""

import numpy as np


def loss_and_grad(Y_hat, Y, kind):
    Y_hat, Y = np.asarray(Y_hat, dtype=float), np.asarray(Y, dtype=float)
    if Y_hat.shape != Y.shape:
        raise ValueError("the shapes differ")
    n = len(Y)
    if kind == "mse":
        E = Y_hat
        E -= Y
        return float(np.sum(E**2) / n), 2 * E / n
    if kind == "softmax_ce":
        z = Y_hat - Y_hat.max(axis=1, keepdims=True)
        logp = z - np.log(np.exp(z).sum(axis=1, keepdims=True))
        return float(-np.sum(Y * logp) / n), (np.exp(logp) - Y) / n
    raise ValueError(kind)
