"""stores the gradient in the dtype of w, which cuts off fractions for integers

Breaks: integers
Slips: 1
"""


def squared_error_gradient(X, y, w, reduction="mean"):
    n = len(y)
    scale = {"sum": 2, "mean": 2 / n, "half_sum": 1, "half_mean": 1 / n}[reduction]
    g = np.empty_like(w)
    g[:] = scale * (X.T @ (X @ w - y))
    return g
