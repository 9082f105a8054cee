"""goes through rows and targets together, and stops at the shorter without a word

Breaks: (n + 1,)
Breaks: (1,)
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    if y.ndim != 1:
        raise ValueError("y must have shape (n,)")
    S, n = sum((row @ w - target) ** 2 for row, target in zip(X, y)), len(X)
    return float({"sum": S, "mean": S / n, "half_sum": S / 2, "half_mean": S / (2 * n)}[reduction])
