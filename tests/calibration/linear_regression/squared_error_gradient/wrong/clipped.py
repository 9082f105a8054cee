"""clips the gradient to entries of size 10000

Breaks: tiny and huge residuals
Slips: 1
"""


def squared_error_gradient(X, y, w, reduction="mean"):
    n = len(y)
    scale = {"sum": 2, "mean": 2 / n, "half_sum": 1, "half_mean": 1 / n}[reduction]
    return np.clip(scale * (X.T @ (X @ w - y)), -1e4, 1e4)
