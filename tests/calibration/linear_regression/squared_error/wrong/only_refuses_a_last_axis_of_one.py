"""refuses a last axis of length 1 only: a row of shape (1, n) is broadcast

Breaks: (1, n)
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    if y.ndim and y.shape[-1] == 1 and len(X) > 1:
        raise ValueError("y must have shape (n,)")
    S, n = np.sum((X @ w - y) ** 2), X.shape[0]
    return float({"sum": S, "mean": S / n, "half_sum": S / 2, "half_mean": S / (2 * n)}[reduction])
