"""lets (1, 1) pass, as its size is the number of samples

Breaks: (1, 1)
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    if y.size != len(X) or (y.ndim == 2 and y.size > 1) or y.ndim == 0:
        raise ValueError("y must have shape (n,)")
    S, n = np.sum((X @ w - y) ** 2), len(X)
    return float({"sum": S, "mean": S / n, "half_sum": S / 2, "half_mean": S / (2 * n)}[reduction])
