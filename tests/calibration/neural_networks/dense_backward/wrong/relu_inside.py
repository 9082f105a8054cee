"""switches off the slopes by X where X is not positive"""


def dense_backward(dZ, X, W):
    dX = (dZ @ W.T) * (X > 0)
    dW = X.T @ dZ
    db = dZ.sum(axis=0)
    return dX, dW, db
