"""forgets the 2 of the square where nothing cancels it

Breaks: each of the four scalings
Slips: 1
"""


def squared_error_gradient(X, y, w, reduction="mean"):
    n = len(y)
    g = X.T @ (X @ w - y)
    return g / n if "mean" in reduction else g
