"""returns slopes as flat arrays by W for a single unit

Breaks: a single unit
"""


def dense_backward(dZ, X, W):
    dX = dZ @ W.T
    dW = X.T @ dZ
    db = dZ.sum(axis=0)
    if dZ.shape[1] == 1:
        dW = dW[:, 0]
    return dX, dW, db
