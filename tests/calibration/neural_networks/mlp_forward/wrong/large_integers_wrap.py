"""multiplies integers as integers of 64 bits, which wrap

Breaks: integers
"""

import numpy as np


def mlp_forward(params, X, hidden="relu"):
    A, caches = X, []
    for i, (W, b) in enumerate(params):
        A, W, b = (a.astype(np.int64) if a.dtype.kind in "iu" else a for a in (A, W, b))
        Z = A @ W + b
        caches.append((A, Z))
        if i < len(params) - 1:
            A = activation(Z, hidden)[0]
    return Z, caches
