"""subtracts the predictions from the caller's y in place

Breaks: that the arguments stay as they were
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    if y.dtype == float:
        y -= X @ w
        S = y @ y
    else:
        S = np.sum((X @ w - y) ** 2)
    n = len(X)
    return float({"sum": S, "mean": S / n, "half_sum": S / 2, "half_mean": S / (2 * n)}[reduction])
