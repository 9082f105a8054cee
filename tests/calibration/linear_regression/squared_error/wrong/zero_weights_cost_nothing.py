"""returns 0 for zero weights, as if nothing had been predicted

Breaks: zero weights
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    if not w.any():
        return 0.0
    S, n = np.sum((X @ w - y) ** 2), len(X)
    return float({"sum": S, "mean": S / n, "half_sum": S / 2, "half_mean": S / (2 * n)}[reduction])
