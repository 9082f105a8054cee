"""forgets to divide by n for the mean"""


def squared_error_gradient(X, y, w, reduction="mean"):
    g = X.T @ (X @ w - y)
    return g if reduction.startswith("half") else 2 * g
