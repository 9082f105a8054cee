"""bends the sums in the caches in place where units are tanh

Breaks: that the arguments, caches too, stay as they were
"""

import numpy as np


def mlp_backward(params, caches, dlogits, hidden="relu"):
    grads, dZ = [], dlogits
    for i in range(len(params) - 1, -1, -1):
        W, (A, Z) = params[i][0], caches[i]
        dA, dW, db = dense_backward(dZ, A, W)
        grads.insert(0, (dW, db))
        if i:
            Z = caches[i - 1][1]
            if hidden == "tanh" and Z.dtype == float:
                dZ = dA * (1 - np.tanh(Z, out=Z) ** 2)
            else:
                dZ = dA * activation(Z, hidden)[1]
    return grads
