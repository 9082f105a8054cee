"""divides an integer gradient by n in place

Breaks: integers
Slips: 1
"""


def squared_error_gradient(X, y, w, reduction="mean"):
    g = X.T @ (X @ w - y)
    if not reduction.startswith("half"):
        g = g + g
    if reduction.endswith("mean"):
        g /= X.shape[0]
    return g
