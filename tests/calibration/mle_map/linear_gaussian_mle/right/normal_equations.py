"""solves the normal equations"""


def linear_gaussian_mle(X, y):
    if y.shape != (X.shape[0],):
        raise ValueError("y must have shape (n,)")
    if np.linalg.matrix_rank(X) < X.shape[1]:
        raise np.linalg.LinAlgError("dependent columns")
    w = np.linalg.solve(X.T @ X, X.T @ y)
    r = y - X @ w
    return w, float(r @ r / len(y))
