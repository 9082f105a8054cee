"""returns the sum, not the mean, by default

Breaks: the default
Slips: 1
"""


def squared_error(X, y, w, reduction="sum"):
    if y.shape != (len(X),):
        raise ValueError("y must be one-dimensional")
    r = X @ w - y
    n = X.shape[0]
    scale = {"sum": 1, "mean": 1 / n, "half_sum": 0.5, "half_mean": 0.5 / n}[reduction]
    return float(scale * (r @ r))
