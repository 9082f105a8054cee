# Both halves at once, by a Kronecker product.
def lad_linear_program(X, y):
    signs = np.array([[1.0], [-1.0]])
    n = len(y)
    A = np.hstack([np.kron(signs, X), np.tile(-np.identity(n), (2, 1))])
    return np.array([0.0] * X.shape[1] + [1.0] * n), A, np.kron(signs[:, 0], y)
