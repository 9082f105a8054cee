"""takes residuals below 1e-8 as 0

Breaks: tiny and huge residuals
"""


def absolute_loss_subgradient(X, y, w):
    r = X @ w - y
    s = np.where(np.abs(r) < 1e-8, 0.0, np.sign(r))
    return float(np.sum(np.abs(r))), X.T @ s
