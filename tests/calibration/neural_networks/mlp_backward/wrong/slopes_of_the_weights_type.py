"""stores slopes in arrays of the type of the weights

Breaks: integers
"""

import numpy as np


def mlp_backward(params, caches, dlogits, hidden="relu"):
    grads, dZ = [None] * len(params), np.asarray(dlogits, dtype=float)
    for layer in reversed(range(len(params))):
        A_prev, _ = caches[layer]
        dA, dW, db = dense_backward(dZ, A_prev, params[layer][0])
        kept = np.zeros_like(params[layer][0])
        kept[...] = dW
        grads[layer] = (kept, db)
        if layer:
            dZ = dA * activation(caches[layer - 1][1], hidden)[1]
    return grads
