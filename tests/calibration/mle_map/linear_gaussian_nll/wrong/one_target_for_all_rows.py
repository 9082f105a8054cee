"""refuses only tables for y, so that a single target serves all rows

Breaks: `ValueError` for `y` of other shapes
Slips: 1
"""


def linear_gaussian_nll(X, y, w, sigma2):
    if y.ndim != 1:
        raise ValueError("y must have shape (n,)")
    r = X @ w - y
    return float(len(X) / 2 * np.log(2 * np.pi * sigma2) + r @ r / (2 * sigma2))
