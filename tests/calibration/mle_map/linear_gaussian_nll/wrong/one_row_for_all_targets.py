"""lets a single row of X serve all targets

Breaks: `ValueError` for `y` of other shapes ((n, 1) among them)
Slips: 1
"""


def linear_gaussian_nll(X, y, w, sigma2):
    n = len(y)
    if y.ndim != 1 or len(X) not in (1, n):
        raise ValueError("y must have the shape (n,)")
    r = X @ w - y
    return float(n / 2 * np.log(2 * np.pi * sigma2) + r @ r / (2 * sigma2))
