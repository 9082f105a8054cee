"""multiplies the square out and subtracts large numbers

Breaks: residuals that are small beside the targets
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    X, y, w = (np.asarray(a, float) for a in (X, y, w))
    S = w @ (X.T @ X) @ w - 2 * (w @ (X.T @ y)) + y @ y
    n = len(y)
    return float(max(S, 0.0) / {"sum": 1, "mean": n, "half_sum": 2, "half_mean": 2 * n}[reduction])
