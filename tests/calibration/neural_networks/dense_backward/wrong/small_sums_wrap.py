"""adds up the bias slopes in the type of dZ, where small integers wrap

Breaks: integers
"""

import numpy as np


def dense_backward(dZ, X, W):
    dX = dZ.astype(float) @ W.T
    dW = X.T.astype(float) @ dZ
    db = np.zeros_like(dZ[0])
    for row in dZ:
        db += row
    return dX, dW, db
