"""goes by a QR decomposition"""


def linear_gaussian_mle(X, y):
    n, d = X.shape
    if y.ndim != 1 or len(y) != n:
        raise ValueError("y must have shape (n,)")
    if np.linalg.matrix_rank(X) < d:
        raise np.linalg.LinAlgError("dependent columns")
    Q, R = np.linalg.qr(X)
    w = np.linalg.solve(R, Q.T @ y)
    return w, float(np.linalg.norm(y - X @ w) ** 2 / n)
