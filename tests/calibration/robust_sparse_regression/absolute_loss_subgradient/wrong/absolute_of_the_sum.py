"""takes the absolute value after adding up

Breaks: residuals of either sign
"""


def absolute_loss_subgradient(X, y, w):
    X, y, w = (np.asarray(part, dtype=float) for part in (X, y, w))
    r = X @ w - y
    return float(abs(np.sum(r))), X.T @ np.sign(r)
