"""halves once more where the half has cancelled the 2 already"""


def squared_error_gradient(X, y, w, reduction="mean"):
    n = len(y)
    scale = {"sum": 2, "mean": 2 / n, "half_sum": 0.5, "half_mean": 0.5 / n}[reduction]
    return scale * (X.T @ (X @ w - y))
