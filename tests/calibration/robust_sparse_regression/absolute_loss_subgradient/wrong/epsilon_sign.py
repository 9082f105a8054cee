"""computes the sign as r / (abs(r) + 1e-9), which fades for tiny residuals

Breaks: tiny and huge residuals
"""


def absolute_loss_subgradient(X, y, w):
    X, y, w = (np.asarray(part, dtype=float) for part in (X, y, w))
    r = X @ w - y
    return float(np.sum(np.abs(r))), X.T @ (r / (np.abs(r) + 1e-9))
