"""sets entries below 1e-100 to zero

Breaks: tiny and huge residuals
Slips: 1
"""


def squared_error_gradient(X, y, w, reduction="mean"):
    r = X @ w - y
    factor = {"sum": 2.0, "mean": 2 / len(X), "half_sum": 1.0, "half_mean": 1 / len(X)}[reduction]
    g = factor * (X.T @ r)
    return np.where(np.abs(g) < 1e-100, 0.0, g)
