"""takes absolute in place of squared residuals

Breaks: that no weights beat least squares
Slips: 1
"""


def linear_gaussian_nll(X, y, w, sigma2):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    size = np.abs(X @ w - y).sum()
    return float(len(X) / 2 * np.log(2 * np.pi * sigma2) + size / (2 * sigma2))
