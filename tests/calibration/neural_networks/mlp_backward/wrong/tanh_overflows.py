"""computes the slope of tanh as a quotient that is nan for large sums"""

import numpy as np


def mlp_backward(params, caches, dlogits, hidden="relu"):
    grads, dZ = [], dlogits
    for i in range(len(params) - 1, -1, -1):
        W, (A, Z) = params[i][0], caches[i]
        dA, dW, db = dense_backward(dZ, A, W)
        grads.insert(0, (dW, db))
        if i:
            Z = caches[i - 1][1]
            if hidden == "tanh":
                e = np.exp(2.0 * Z)
                dZ = dA * (1 - ((e - 1) / (e + 1)) ** 2)
            else:
                dZ = dA * activation(Z, hidden)[1]
    return grads
