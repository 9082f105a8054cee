"""takes the logarithm of each density, which is 0 for targets far out

Breaks: residuals at `sigma2` of 1
Slips: 1
"""


def linear_gaussian_nll(X, y, w, sigma2):
    if y.shape != (len(X),):
        raise ValueError("y must have the shape (n,)")
    heights = np.exp(-((X @ w - y) ** 2) / (2 * sigma2)) / np.sqrt(2 * np.pi * sigma2)
    with np.errstate(divide="ignore"):
        return float(-np.sum(np.log(heights)))
