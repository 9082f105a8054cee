"""repairs y of shape (n, 1) silently, where the contract asks for an error

Breaks: ValueError for other shapes of y: (n, 1)
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    y = y.ravel()
    r = X @ w - y
    n = X.shape[0]
    scale = {"sum": 1, "mean": 1 / n, "half_sum": 0.5, "half_mean": 0.5 / n}[reduction]
    return float(scale * (r @ r))
