"""computes tanh as a quotient that is nan for large sums"""

import numpy as np


def mlp_forward(params, X, hidden="relu"):
    A, caches = X, []
    for i, (W, b) in enumerate(params):
        Z = dense_forward(A, W, b)
        caches.append((A, Z))
        if i < len(params) - 1:
            if hidden == "tanh":
                e = np.exp(2 * Z)
                A = (e - 1) / (e + 1)
            else:
                A = activation(Z, hidden)[0]
    return Z, caches
