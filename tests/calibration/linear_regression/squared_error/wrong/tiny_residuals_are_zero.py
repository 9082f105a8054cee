"""takes residuals below 1e-12 for zero

Breaks: tiny and huge residuals
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    if y.shape != (X.shape[0],):
        raise ValueError("y must have shape (n,)")
    p = X @ w
    r = np.where(np.isclose(p, y, rtol=1e-12, atol=1e-12), 0.0, p - y)
    S = float(np.linalg.norm(r)) ** 2
    return S / {"sum": 1, "mean": len(y), "half_sum": 2, "half_mean": 2 * len(y)}[reduction]
