# Fills blocks of zeros.
def primal_qp(X, y):
    n, d = np.shape(X)
    Q, A = np.zeros((d + 1, d + 1)), np.empty((n, d + 1))
    Q[1:, 1:] = np.identity(d)
    A[:, 0] = y
    A[:, 1:] = np.diag(y) @ X
    return Q, np.zeros(1 + d), A, np.full(n, 1.0)
