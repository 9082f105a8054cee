"""divides the means by the number of features

Breaks: each of the four scalings
Slips: 1
"""


def squared_error_gradient(X, y, w, reduction="mean"):
    n = len(w)
    scale = {"sum": 2, "mean": 2 / n, "half_sum": 1, "half_mean": 1 / n}[reduction]
    return scale * (X.T @ (X @ w - y))
