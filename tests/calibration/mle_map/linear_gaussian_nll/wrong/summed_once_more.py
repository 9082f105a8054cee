"""sums the sum of squares once more over the samples, as the misprint has it

Breaks: residuals at `sigma2` of 1
Slips: 1
"""


def linear_gaussian_nll(X, y, w, sigma2):
    n = len(X)
    if y.shape != (n,):
        raise ValueError("y must have shape (n,)")
    r = X @ w - y
    return float(n / 2 * np.log(2 * np.pi * sigma2) + n * (r @ r) / (2 * sigma2))
