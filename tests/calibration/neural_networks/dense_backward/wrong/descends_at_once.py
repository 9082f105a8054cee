"""returns slopes with the sign of a step downhill

Slips: 1, all three results are wrong
"""


def dense_backward(dZ, X, W):
    dX = dZ @ W.T
    dW = X.T @ dZ
    db = dZ.sum(axis=0)
    return -dX, -dW, -db
