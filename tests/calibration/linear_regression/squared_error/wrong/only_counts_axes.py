"""counts the axes of y only: shape (1,) is broadcast to all samples

Breaks: (1,)
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    if y.ndim != 1:
        raise ValueError("y must have shape (n,)")
    S, n = np.sum((X @ w - y) ** 2), X.shape[0]
    return float({"sum": S, "mean": S / n, "half_sum": S / 2, "half_mean": S / (2 * n)}[reduction])
