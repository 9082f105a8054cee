"""takes residuals below a billionth of their target for 0

Breaks: targets far from 0
Slips: 1
"""


def absolute_loss_subgradient(X, y, w):
    X, y, w = (np.asarray(part, dtype=float) for part in (X, y, w))
    r = X @ w - y
    sign = np.where(np.isclose(X @ w, y, rtol=1e-9, atol=0.0), 0.0, np.sign(r))
    return float(np.abs(r).sum()), X.T @ sign
