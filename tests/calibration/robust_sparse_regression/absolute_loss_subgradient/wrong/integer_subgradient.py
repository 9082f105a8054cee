"""returns a subgradient of integers for integers

Breaks: a float64 `g`
Slips: 1
"""


def absolute_loss_subgradient(X, y, w):
    r = X @ w - y
    return float(np.abs(r).sum()), X.T @ np.sign(r)
