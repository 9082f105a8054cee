"""multiplies integers as integers of 64 bits, which wrap

Breaks: integers
"""

import numpy as np


def mlp_backward(params, caches, dlogits, hidden="relu"):
    grads, dZ = [], dlogits
    for i in range(len(params) - 1, -1, -1):
        W, A, dZ = (
            a.astype(np.int64) if a.dtype.kind in "iu" else a
            for a in (params[i][0], caches[i][0], dZ)
        )
        grads.insert(0, (A.T @ dZ, dZ.sum(axis=0)))
        if i:
            dZ = (dZ @ W.T) * activation(caches[i - 1][1], hidden)[1]
    return grads
