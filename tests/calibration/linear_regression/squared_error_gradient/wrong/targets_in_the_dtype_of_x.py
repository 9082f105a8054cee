"""casts y to the dtype of X, which cuts off fractions where X holds integers

Breaks: integers
Slips: 1
"""


def squared_error_gradient(X, y, w, reduction="mean"):
    n = len(y)
    scale = {"sum": 2, "mean": 2 / n, "half_sum": 1, "half_mean": 1 / n}[reduction]
    return scale * (X.T @ (X @ w - y.astype(X.dtype)))
