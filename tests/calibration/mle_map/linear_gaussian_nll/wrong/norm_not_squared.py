"""takes the norm of the residuals, not its square

Breaks: residuals at `sigma2` of 1
Slips: 1
"""


def linear_gaussian_nll(X, y, w, sigma2):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    size = np.linalg.norm(X @ w - y)
    return float(len(X) / 2 * np.log(2 * np.pi * sigma2) + size / (2 * sigma2))
