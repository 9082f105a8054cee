"""divides the slopes by weights and biases by n

Slips: 2, in two of the three results
"""


def dense_backward(dZ, X, W):
    dX = dZ @ W.T
    dW = X.T @ dZ / len(X)
    db = dZ.mean(axis=0)
    return dX, dW, db
