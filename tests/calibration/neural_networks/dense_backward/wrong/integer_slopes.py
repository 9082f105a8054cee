"""keeps slopes by W in the dtype of X

Breaks: integers
"""


def dense_backward(dZ, X, W):
    dX = dZ @ W.T
    dW = (X.T @ dZ).astype(X.dtype)
    db = dZ.sum(axis=0)
    return dX, dW, db
