"""squares residuals in the dtype of its arguments, where 16 * 16 may be 0

Breaks: integers
Slips: 1
"""


def l0_objective(X, y, w, lam, tol=0.0):
    r = X @ w - y
    return float((r * r).sum() / 2 + lam * np.count_nonzero(np.abs(w) > tol))
