r"""subtracts the largest of all logits in place of each row's

Breaks: logits of $\pm 1000$
"""

import numpy as np


def loss_and_grad(Y_hat, Y, kind):
    Y_hat, Y = np.asarray(Y_hat, dtype=float), np.asarray(Y, dtype=float)
    if Y_hat.shape != Y.shape:
        raise ValueError("shapes differ")
    n = len(Y)
    if kind == "mse":
        R = Y_hat - Y
        return float(np.sum(R**2) / n), 2 * R / n
    if kind == "softmax_ce":
        S = Y_hat - Y_hat.max()
        E = np.exp(S)
        total = E.sum(axis=1, keepdims=True)
        P = E / total
        loss = np.mean(np.log(total[:, 0]) - np.sum(Y * S, axis=1))
        return float(loss), (P - Y) / n
    raise ValueError("unknown loss")
