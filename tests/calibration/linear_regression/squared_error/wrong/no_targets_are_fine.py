"""takes an empty y for a single sample

Breaks: `ValueError` for other shapes of `y`
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    if y.ndim != 1 or len(y) > len(X) or len(y) == 1 != len(X):
        raise ValueError("shape")
    r = X @ w - y
    S, n = float(r @ r), len(X)
    return {"sum": S, "mean": S / n, "half_sum": S / 2, "half_mean": S / (2 * n)}[reduction]
