"""computes residuals in the dtype of its arguments, where 2 - 3 may be 255

Breaks: integers
Slips: 1
"""


def absolute_loss_subgradient(X, y, w):
    r = (X @ w - y) * 1.0
    return float(np.abs(r).sum()), np.asarray(X, dtype=float).T @ np.sign(r)
