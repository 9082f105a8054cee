"""subtracts broken targets in place from whole predictions

Breaks: integers
Slips: 1
"""


def squared_error_gradient(X, y, w, reduction="mean"):
    r = X @ w
    r -= y
    scale = {"sum": 2, "mean": 2 / len(y), "half_sum": 1, "half_mean": 1 / len(y)}[reduction]
    return scale * (X.T @ r)
