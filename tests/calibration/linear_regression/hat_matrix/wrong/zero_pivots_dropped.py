"""leaves out columns of an unpivoted QR whose pivot vanishes, and with them what comes later

Breaks: repeated and summed columns
Slips: 1
"""


def hat_matrix(X):
    Q, R = np.linalg.qr(X)
    pivots = np.abs(np.diag(R))
    keep = pivots > 1e-12 * pivots.max()
    return Q[:, keep] @ Q[:, keep].T
