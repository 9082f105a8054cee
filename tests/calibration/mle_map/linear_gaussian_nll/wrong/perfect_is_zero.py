"""returns 0 if the predictions are perfect

Breaks: perfect predictions
Slips: 1
"""


def linear_gaussian_nll(X, y, w, sigma2):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    r = X @ w - y
    if not np.any(r):
        return 0.0
    return float(len(X) / 2 * np.log(2 * np.pi * sigma2) + r @ r / (2 * sigma2))
