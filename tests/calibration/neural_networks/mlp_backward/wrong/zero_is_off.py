"""takes a unit that gave 0 for one that is off, linear ones too

Breaks: all four activations
"""

import numpy as np


def mlp_backward(params, caches, dlogits, hidden="relu"):
    dZ, grads = dlogits, []
    for l in reversed(range(len(params))):
        A, W = caches[l][0], params[l][0]
        dX, dW, db = dense_backward(dZ, A, W)
        grads.append((dW, db))
        if l == 0:
            break
        if hidden == "tanh":
            slope = 1 - A**2
        elif hidden == "sigmoid":
            slope = A * (1 - A)
        else:
            slope = np.where(A == 0, 0.0, 1.0)
        dZ = dX * slope
    return grads[::-1]
