"""returns the residual sum of squares, not divided by n

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
    return w, float(np.sum((X @ w - y) ** 2))
