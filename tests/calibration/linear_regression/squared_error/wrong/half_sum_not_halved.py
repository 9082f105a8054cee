"""forgets the half of 'half_sum'

Breaks: sums ("sum" and "half_sum")
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    S, n = np.sum((X @ w - y) ** 2), len(X)
    return float({"sum": S, "mean": S / n, "half_sum": S, "half_mean": S / (2 * n)}[reduction])
