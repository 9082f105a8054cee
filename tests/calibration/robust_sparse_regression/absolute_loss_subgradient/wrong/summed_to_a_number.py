"""adds up the subgradient over the columns as well

Breaks: several columns
Slips: 1, the subgradient is one number
"""


def absolute_loss_subgradient(X, y, w):
    X, y, w = (np.asarray(part, dtype=float) for part in (X, y, w))
    r = X @ w - y
    return float(np.sum(np.abs(r))), np.sum(X.T @ np.sign(r))
