"""takes a number as the target of a single sample

Breaks: `()`
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    n = len(X)
    if y.shape != (n,) and not (n == 1 and y.ndim == 0):
        raise ValueError("shape")
    r = X @ w - y
    S = float(r @ r)
    return {"sum": S, "mean": S / n, "half_sum": S / 2, "half_mean": S / (2 * n)}[reduction]
