"""counts features in place of samples in the log term

Breaks: perfect predictions
Slips: 1, the log term stands in each value
"""


def linear_gaussian_nll(X, y, w, sigma2):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    r = X @ w - y
    return float(X.shape[1] / 2 * np.log(2 * np.pi * sigma2) + r @ r / (2 * sigma2))
