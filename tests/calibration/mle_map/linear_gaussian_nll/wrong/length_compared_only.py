"""compares the number of entries, not the shape

Breaks: `ValueError` for `y` of other shapes
Slips: 1
"""


def linear_gaussian_nll(X, y, w, sigma2):
    if np.size(y) != len(X):
        raise ValueError("y must have n entries")
    squares = np.sum((X @ w - y) ** 2)
    return float(len(X) / 2 * np.log(2 * np.pi * sigma2) + squares / (2 * sigma2))
