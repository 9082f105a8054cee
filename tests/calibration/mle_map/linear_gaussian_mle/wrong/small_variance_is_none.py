"""takes a variance below 1e-12 for a perfect fit

Breaks: the variance
Slips: 1
"""


def linear_gaussian_mle(X, y):
    n, d = X.shape
    if y.shape != (n,):
        raise ValueError("y must have the shape (n,)")
    if np.linalg.matrix_rank(X) < d:
        raise np.linalg.LinAlgError("the columns are dependent")
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    sigma2 = float(np.mean((y - X @ w) ** 2))
    return w, sigma2 if sigma2 > 1e-12 else 0.0
