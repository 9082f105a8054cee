"""takes residuals below 1e-100 for zero

Breaks: tiny and huge residuals
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    if y.shape != (len(X),):
        raise ValueError("shape")
    r = X @ w - y
    r = np.where(np.abs(r) < 1e-100, 0.0, r)
    S, n = float(r @ r), len(X)
    return {"sum": S, "mean": S / n, "half_sum": S / 2, "half_mean": S / (2 * n)}[reduction]
