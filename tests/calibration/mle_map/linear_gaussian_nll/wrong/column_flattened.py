"""repairs y of shape (n, 1) silently

Breaks: (n, 1) among them
Slips: 1
"""


def linear_gaussian_nll(X, y, w, sigma2):
    y = np.ravel(y)
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    r = X @ w - y
    return float(len(X) / 2 * np.log(2 * np.pi * sigma2) + r @ r / (2 * sigma2))
