"""subtracts unsigned integers before it makes floats of them

Breaks: integers
"""

import numpy as np


def loss_and_grad(Y_hat, Y, kind):
    Y_hat, Y = np.asarray(Y_hat), np.asarray(Y)
    if Y_hat.shape != Y.shape:
        raise ValueError("shapes differ")
    n = len(Y)
    if kind == "mse":
        R = Y_hat - Y
        return float(np.sum(R**2) / n), 2 * R / n
    if kind == "softmax_ce":
        S = Y_hat - Y_hat.max(axis=1, keepdims=True)
        E = np.exp(S)
        total = E.sum(axis=1, keepdims=True)
        P = E / total
        loss = np.mean(np.log(total[:, 0]) - np.sum(Y * S, axis=1))
        return float(loss), (P - Y) / n
    raise ValueError("unknown loss")
