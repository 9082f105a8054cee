"""returns the slopes by W transposed where that fits

Breaks: square weights (where a forgotten transpose still fits)
"""


def dense_backward(dZ, X, W):
    dX = dZ @ W.T
    dW = X.T @ dZ if W.shape[0] != W.shape[1] else dZ.T @ X
    db = dZ.sum(axis=0)
    return dX, dW, db
