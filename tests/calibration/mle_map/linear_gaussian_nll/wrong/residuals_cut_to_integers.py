"""cuts residuals to integers if the targets are integers

Breaks: residuals at `sigma2` of 1
Slips: 1
"""


def linear_gaussian_nll(X, y, w, sigma2):
    n = len(X)
    if y.shape != (n,):
        raise ValueError("y must have the shape (n,)")
    r = np.zeros_like(y)
    r[:] = y - X @ w
    return float(n / 2 * np.log(2 * np.pi * sigma2) + r @ r / (2 * sigma2))
