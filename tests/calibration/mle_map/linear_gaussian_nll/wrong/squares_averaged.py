"""takes the mean of the squared residuals in place of their sum

Breaks: residuals at `sigma2` of 1
Breaks: that no weights beat least squares
Slips: 1
"""


def linear_gaussian_nll(X, y, w, sigma2):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    r = X @ w - y
    return float(len(X) / 2 * np.log(2 * np.pi * sigma2) + np.mean(r**2) / (2 * sigma2))
