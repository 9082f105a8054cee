"""returns a slope of ones if all residuals are 0

Breaks: all residuals 0
"""


def absolute_loss_subgradient(X, y, w):
    X, y, w = (np.asarray(part, dtype=float) for part in (X, y, w))
    r = X @ w - y
    if not r.any():
        return 0.0, np.ones(X.shape[1])
    return float(np.sum(np.abs(r))), X.T @ np.sign(r)
