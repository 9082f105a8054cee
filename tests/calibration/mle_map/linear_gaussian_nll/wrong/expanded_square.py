"""expands the square, which cancels for large targets

Breaks: residuals at `sigma2` of 1
Slips: 1
"""


def linear_gaussian_nll(X, y, w, sigma2):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    squares = w @ X.T @ X @ w - 2 * (w @ X.T @ y) + y @ y
    return float(len(X) / 2 * np.log(2 * np.pi * sigma2) + squares / (2 * sigma2))
