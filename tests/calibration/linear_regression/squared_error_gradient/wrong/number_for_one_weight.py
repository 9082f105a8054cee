"""returns a number, not shape (1,), for a single weight

Breaks: the shape
Slips: 1
"""


def squared_error_gradient(X, y, w, reduction="mean"):
    n = len(y)
    scale = {"sum": 2, "mean": 2 / n, "half_sum": 1, "half_mean": 1 / n}[reduction]
    return np.squeeze(scale * (X.T @ (X @ w - y)))
