"""subtracts y in place from predictions, which fails if those are integers

Breaks: residuals at `sigma2` of 1
Slips: 1
"""


def linear_gaussian_nll(X, y, w, sigma2):
    n = len(X)
    if y.shape != (n,):
        raise ValueError("y must have shape (n,)")
    r = X @ w
    r -= y
    return float(n / 2 * np.log(2 * np.pi * sigma2) + r @ r / (2 * sigma2))
