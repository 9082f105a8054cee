"""takes +1 as the sign of a residual of 0

Breaks: residuals of exactly 0
Breaks: all residuals 0
"""


def absolute_loss_subgradient(X, y, w):
    X, y, w = (np.asarray(part, dtype=float) for part in (X, y, w))
    r = X @ w - y
    return float(np.sum(np.abs(r))), X.T @ np.where(r >= 0, 1.0, -1.0)
