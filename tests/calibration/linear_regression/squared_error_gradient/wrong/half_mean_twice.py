"""divides 'half_mean' by 2 n, as the error itself

Breaks: each of the four scalings
Slips: 1
"""


def squared_error_gradient(X, y, w, reduction="mean"):
    n = len(y)
    scale = {"sum": 2, "mean": 2 / n, "half_sum": 1, "half_mean": 1 / (2 * n)}[reduction]
    return scale * (X.T @ (X @ w - y))
