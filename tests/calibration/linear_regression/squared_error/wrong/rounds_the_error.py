"""rounds the error to twelve decimals

Breaks: tiny and huge residuals
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    S, n = np.sum((X @ w - y) ** 2), len(X)
    error = {"sum": S, "mean": S / n, "half_sum": S / 2, "half_mean": S / (2 * n)}[reduction]
    return round(float(error), 12)
