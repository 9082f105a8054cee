"""takes the logarithm of the standard deviation n / 2 times

Breaks: other variances
Slips: 1
"""


def linear_gaussian_nll(X, y, w, sigma2):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    r = X @ w - y
    return float(len(X) / 2 * np.log(2 * np.pi * np.sqrt(sigma2)) + r @ r / (2 * sigma2))
