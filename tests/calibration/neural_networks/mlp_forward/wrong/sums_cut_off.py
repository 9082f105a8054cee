"""cuts the sums of hidden layers off at 500"""

import numpy as np


def mlp_forward(params, X, hidden="relu"):
    A, caches = X, []
    for i, (W, b) in enumerate(params):
        Z = dense_forward(A, W, b)
        if i < len(params) - 1:
            Z = np.clip(Z, -500, 500)
        caches.append((A, Z))
        if i < len(params) - 1:
            A = activation(Z, hidden)[0]
    return Z, caches
