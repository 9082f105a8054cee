"""subtracts the targets in place: y holds the residuals afterwards

Breaks: that the arguments stay as they were
"""


def absolute_loss_subgradient(X, y, w):
    fit = X @ w
    if y.dtype.kind != "f":
        y = y.astype(float)
    y -= fit
    return float(np.abs(y).sum()), -X.T @ np.sign(y)
