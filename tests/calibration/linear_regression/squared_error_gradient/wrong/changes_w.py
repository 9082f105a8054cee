"""takes a step of gradient descent on the way: w is changed in place

Breaks: that the arguments stay as they were
Slips: 1
"""


def squared_error_gradient(X, y, w, reduction="mean"):
    n = len(y)
    scale = {"sum": 2, "mean": 2 / n, "half_sum": 1, "half_mean": 1 / n}[reduction]
    g = scale * (X.T @ (X @ w - y))
    w -= 0.01 * g
    return g
