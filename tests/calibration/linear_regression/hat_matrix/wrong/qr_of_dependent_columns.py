# Q Q^T of a QR without pivoting: its trace is d, also if the rank is smaller.
def hat_matrix(X):
    Q, _ = np.linalg.qr(X)
    return Q @ Q.T
