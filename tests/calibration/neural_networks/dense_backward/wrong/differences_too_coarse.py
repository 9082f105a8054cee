"""rounds the slopes by X to six decimals

Breaks: slopes against differences
"""


def dense_backward(dZ, X, W):
    dX = np.round(dZ @ W.T, 6)
    dW = X.T @ dZ
    db = dZ.sum(axis=0)
    return dX, dW, db
