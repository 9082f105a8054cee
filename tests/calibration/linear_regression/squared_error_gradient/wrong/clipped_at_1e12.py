"""shortens a gradient that is longer than 1e12

Breaks: tiny and huge residuals
Slips: 1
"""


def squared_error_gradient(X, y, w, reduction="mean"):
    r = X @ w - y
    factor = {"sum": 2.0, "mean": 2 / len(X), "half_sum": 1.0, "half_mean": 1 / len(X)}[reduction]
    g = factor * (X.T @ r)
    return g if np.linalg.norm(g) < 1e12 else g / np.linalg.norm(g) * 1e12
