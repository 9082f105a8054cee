"""returns Q Q^T of a QR decomposition, whose trace is d also where the rank is smaller"""


def hat_matrix(X):
    Q, _ = np.linalg.qr(X)
    return Q @ Q.T
