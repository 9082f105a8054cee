"""uses the residual y - X w, which turns the sign around

Slips: 1, no entry is right
"""


def squared_error_gradient(X, y, w, reduction="mean"):
    n = len(y)
    scale = {"sum": 2, "mean": 2 / n, "half_sum": 1, "half_mean": 1 / n}[reduction]
    return scale * X.T @ (y - X @ w)
