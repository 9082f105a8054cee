"""cuts residuals to integers if the targets are integers

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
    residuals = np.zeros_like(y)
    residuals[:] = y - X @ w
    return w, float(np.mean(residuals**2))
