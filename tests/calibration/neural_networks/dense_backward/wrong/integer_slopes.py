"""averages integer slopes by b, cuts the mean off and multiplies it by n again

Breaks: integers
"""


def dense_backward(dZ, X, W):
    dX = dZ @ W.T
    dW = X.T @ dZ
    db = dZ.mean(axis=0).astype(dZ.dtype) * len(dZ)
    return dX, dW, db
