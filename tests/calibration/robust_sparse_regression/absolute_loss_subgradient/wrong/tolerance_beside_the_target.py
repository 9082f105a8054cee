"""takes a residual as 0 if it is below 1e-8 of its target

Breaks: targets far from 0
Slips: 1
"""


def absolute_loss_subgradient(X, y, w):
    r = np.asarray(X @ w - y, dtype=float)
    near = np.abs(r) <= 1e-8 * np.abs(y)
    return float(np.abs(r).sum()), X.T @ np.where(near, 0.0, np.sign(r))
