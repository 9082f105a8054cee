"""takes the slopes of the last hidden layer for all of its width"""

import numpy as np


def mlp_backward(params, caches, dlogits, hidden="relu"):
    grads, dZ = [], dlogits
    Zs = [Z for _, Z in caches]
    for i in range(len(params) - 1, -1, -1):
        W, (A, Z) = params[i][0], caches[i]
        dA, dW, db = dense_backward(dZ, A, W)
        grads.insert(0, (dW, db))
        if i:
            Z = Zs[-2] if Zs[-2].shape == Zs[i - 1].shape and len(Z) > 2 else Zs[i - 1]
            dZ = dA * activation(Z, hidden)[1]
    return grads
