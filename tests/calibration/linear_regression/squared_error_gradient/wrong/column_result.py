"""works with columns and returns one: (d, 1)

Breaks: the shape
Slips: 1
"""


def squared_error_gradient(X, y, w, reduction="mean"):
    n = len(y)
    scale = {"sum": 2, "mean": 2 / n, "half_sum": 1, "half_mean": 1 / n}[reduction]
    r = X @ w.reshape(-1, 1) - y.reshape(-1, 1)
    return scale * (X.T @ r)
