"""divides the loss by the number of rows

Breaks: a sum over all rows
"""


def absolute_loss_subgradient(X, y, w):
    X, y, w = (np.asarray(part, dtype=float) for part in (X, y, w))
    r = X @ w - y
    return float(np.mean(np.abs(r))), X.T @ np.sign(r)
