"""takes the first biases for every layer of the same width

Breaks: one to four layers of different and equal widths
"""

import numpy as np


def mlp_forward(params, X, hidden="relu"):
    A, caches = np.asarray(X, dtype=float), []
    for layer, (W, b) in enumerate(params):
        Z = dense_forward(A, W, b if len(b) != len(params[0][1]) else params[0][1])
        caches.append((A, Z))
        if layer < len(params) - 1:
            A = activation(Z, hidden)[0]
    return Z, caches
