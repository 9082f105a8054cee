"""refuses integers with a TypeError

Breaks: integers
"""


def absolute_loss_subgradient(X, y, w):
    if X.dtype.kind != "f" or y.dtype.kind != "f":
        raise TypeError("floats, please")
    r = X @ w - y
    return float(np.sum(np.abs(r))), X.T @ np.sign(r)
