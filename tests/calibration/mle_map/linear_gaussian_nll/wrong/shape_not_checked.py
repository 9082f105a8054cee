"""broadcasts y of shape (n, 1) to (n, n) without a word

Breaks: `ValueError` for `y` of other shapes
Slips: 1
"""


def linear_gaussian_nll(X, y, w, sigma2):
    squares = np.sum((X @ w - y) ** 2)
    return float(len(X) / 2 * np.log(2 * np.pi * sigma2) + squares / (2 * sigma2))
