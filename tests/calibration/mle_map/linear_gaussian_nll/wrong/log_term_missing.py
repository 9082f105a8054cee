"""leaves out the term that does not depend on w

Breaks: perfect predictions
Slips: 1, no value is right
"""


def linear_gaussian_nll(X, y, w, sigma2):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    r = X @ w - y
    return float(r @ r / (2 * sigma2))
