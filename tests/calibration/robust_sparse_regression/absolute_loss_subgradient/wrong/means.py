"""divides both by the number of rows

Breaks: a sum over all rows
Slips: 1, both results carry the factor
"""


def absolute_loss_subgradient(X, y, w):
    X, y, w = (np.asarray(part, dtype=float) for part in (X, y, w))
    r = X @ w - y
    return float(np.mean(np.abs(r))), X.T @ np.sign(r) / len(y)
