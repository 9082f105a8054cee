# Triangular system of the QR decomposition, rank checked first.
def fit_normal_equations(X, y):
    if np.linalg.matrix_rank(X) < X.shape[1]:
        raise np.linalg.LinAlgError("dependent columns")
    Q, R = np.linalg.qr(X)
    return np.linalg.solve(R, Q.T @ y)
