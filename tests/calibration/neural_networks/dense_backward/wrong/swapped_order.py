"""returns the slopes by W first

Breaks: each of the three
Slips: 1, two of three results are wrong
"""


def dense_backward(dZ, X, W):
    dX = dZ @ W.T
    dW = X.T @ dZ
    db = dZ.sum(axis=0)
    return dW, dX, db
