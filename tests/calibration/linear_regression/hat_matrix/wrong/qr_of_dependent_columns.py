"""returns Q Q^T of a QR decomposition, whose trace is d also where the rank is smaller

Breaks: repeated and summed columns
Slips: 1, right for independent columns only
"""


def hat_matrix(X):
    Q, _ = np.linalg.qr(X)
    return Q @ Q.T
