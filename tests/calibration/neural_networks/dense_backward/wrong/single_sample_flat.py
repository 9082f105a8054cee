"""returns slopes as flat arrays for a single sample

Breaks: a single sample
"""


def dense_backward(dZ, X, W):
    dX = dZ @ W.T
    dW = X.T @ dZ
    db = dZ.sum(axis=0)
    if len(X) == 1:
        dX = dX[0]
    return dX, dW, db
