"""forgets to divide by n for the mean

Breaks: each of the four scalings
Slips: 1
"""


def squared_error_gradient(X, y, w, reduction="mean"):
    g = X.T @ (X @ w - y)
    return g if reduction.startswith("half") else 2 * g
