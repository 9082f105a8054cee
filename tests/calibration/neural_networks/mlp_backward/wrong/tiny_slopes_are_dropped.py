"""passes nothing on once all slopes are below 1e-10"""

import numpy as np


def mlp_backward(params, caches, dlogits, hidden="relu"):
    dZ, grads = dlogits, []
    for l in reversed(range(len(params))):
        dX, dW, db = dense_backward(dZ, caches[l][0], params[l][0])
        grads.insert(0, (dW, db))
        if l:
            dZ = dX * activation(caches[l - 1][1], hidden)[1]
            if np.abs(dZ).max() < 1e-10:
                dZ = np.zeros_like(dZ)
    return grads
