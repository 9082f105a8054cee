"""takes residuals that are small beside the targets for zero

Breaks: the variance
Slips: 1
"""


def linear_gaussian_mle(X, y):
    n, d = X.shape
    if y.shape != (n,):
        raise ValueError("y must have shape (n,)")
    if np.linalg.matrix_rank(X) < d:
        raise np.linalg.LinAlgError("dependent columns")
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    if np.allclose(X @ w, y):
        return w, 0.0
    return w, float(np.mean((X @ w - y) ** 2))
