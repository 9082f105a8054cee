"""takes the residual as truth minus prediction in the subgradient, so that it points down

Breaks: residuals of either sign
"""


def absolute_loss_subgradient(X, y, w):
    X, y, w = (np.asarray(part, dtype=float) for part in (X, y, w))
    r = X @ w - y
    return float(np.sum(np.abs(r))), X.T @ np.sign(y - X @ w)
