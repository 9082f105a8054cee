"""leaves out n / 2 times log(2 pi)

Breaks: perfect predictions
Slips: 1, no value is right
"""


def linear_gaussian_nll(X, y, w, sigma2):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    r = X @ w - y
    return float(len(X) / 2 * np.log(sigma2) + r @ r / (2 * sigma2))
