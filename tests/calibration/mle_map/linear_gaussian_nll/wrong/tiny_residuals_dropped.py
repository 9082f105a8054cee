"""takes residuals below 1e-8 for zero

Breaks: other variances
Slips: 1
"""


def linear_gaussian_nll(X, y, w, sigma2):
    n = len(X)
    if y.shape != (n,):
        raise ValueError("y must have the shape (n,)")
    r = X @ w - y
    r[np.abs(r) < 1e-8] = 0
    return float(n / 2 * np.log(2 * np.pi * sigma2) + r @ r / (2 * sigma2))
