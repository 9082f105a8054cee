"""returns the gradient of the squared error in place of the signs

Slips: 1, no slope is right
"""


def absolute_loss_subgradient(X, y, w):
    r = X @ w - y
    return float(np.sum(np.abs(r))), 2 * X.T @ r
