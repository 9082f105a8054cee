"""takes small entries of the gradient for zero

Breaks: tiny and huge residuals
Slips: 1
"""


def squared_error_gradient(X, y, w, reduction="mean"):
    n = len(y)
    scale = {"sum": 2, "mean": 2 / n, "half_sum": 1, "half_mean": 1 / n}[reduction]
    g = scale * (X.T @ (X @ w - y))
    return np.where(np.abs(g) < 1e-6, 0.0, g)
