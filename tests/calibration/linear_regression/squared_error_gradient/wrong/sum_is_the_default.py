"""takes the sum, not the mean, by default

Breaks: the default
Slips: 1
"""


def squared_error_gradient(X, y, w, reduction="sum"):
    n = len(y)
    scale = {"sum": 2, "mean": 2 / n, "half_sum": 1, "half_mean": 1 / n}[reduction]
    return scale * (X.T @ (X @ w - y))
