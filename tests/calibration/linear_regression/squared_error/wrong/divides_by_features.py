"""divides by the number of features in place of samples

Breaks: means ("mean" and "half_mean")
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    if y.shape != (len(X),):
        raise ValueError("y must be one-dimensional")
    r = X @ w - y
    n = X.shape[1]
    scale = {"sum": 1, "mean": 1 / n, "half_sum": 0.5, "half_mean": 0.5 / n}[reduction]
    return float(scale * (r @ r))
