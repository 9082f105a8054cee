# One sample after the other.
def dense_backward(dZ, X, W):
    dZ, X, W = 1.0 * dZ, 1.0 * X, 1.0 * W
    dX, dW, db = np.zeros(X.shape), np.zeros(W.shape), np.zeros(W.shape[1])
    for i in range(len(X)):
        dX[i] = W @ dZ[i]
        dW += np.outer(X[i], dZ[i])
        db += dZ[i]
    return dX, dW, db
