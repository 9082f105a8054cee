"""uses the inputs' mean in place of the inputs

Breaks: each of the three
"""


def dense_backward(dZ, X, W):
    dX = dZ @ W.T
    dW = np.repeat(X.mean(axis=0, keepdims=True), len(X), axis=0).T @ dZ
    db = dZ.sum(axis=0)
    return dX, dW, db
