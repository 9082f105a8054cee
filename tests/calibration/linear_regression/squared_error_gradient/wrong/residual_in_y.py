"""leaves the residuals in the caller's y

Breaks: that the arguments stay as they were
Slips: 1
"""


def squared_error_gradient(X, y, w, reduction="mean"):
    n = len(y)
    scale = {"sum": 2, "mean": 2 / n, "half_sum": 1, "half_mean": 1 / n}[reduction]
    if y.dtype == float:
        np.subtract(X @ w, y, out=y)
        return scale * (X.T @ y)
    return scale * (X.T @ (X @ w - y))
