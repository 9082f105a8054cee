"""sets the entry of the first column to the plain sum of signs

Breaks: several columns
Slips: 1, the first entry of all slopes is wrong
"""


def absolute_loss_subgradient(X, y, w):
    r = X @ w - y
    g = X.T @ np.sign(r)
    g[0] = np.sum(np.sign(r))
    return float(np.abs(r).sum()), g
