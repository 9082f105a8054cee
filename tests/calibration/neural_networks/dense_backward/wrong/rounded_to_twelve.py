"""rounds the slopes to 12 digits after the point"""

import numpy as np


def dense_backward(dZ, X, W):
    dZ, X, W = (np.asarray(one, dtype=float) for one in (dZ, X, W))
    return np.round(dZ @ W.T, 12), np.round(X.T @ dZ, 12), np.round(dZ.sum(axis=0), 12)
