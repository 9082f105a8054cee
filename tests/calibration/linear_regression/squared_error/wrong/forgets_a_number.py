"""lets a single number pass for the targets

Breaks: ()
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    if y.ndim > 1 or (y.ndim == 1 and len(y) != len(X)):
        raise ValueError("y must have shape (n,)")
    S, n = np.sum((X @ w - y) ** 2), len(X)
    return float({"sum": S, "mean": S / n, "half_sum": S / 2, "half_mean": S / (2 * n)}[reduction])
