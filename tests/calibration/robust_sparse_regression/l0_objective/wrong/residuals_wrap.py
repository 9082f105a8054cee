"""computes residuals in the integers of its arguments, where 16 - 20 may be 252

Breaks: integers
Slips: 1
"""


def l0_objective(X, y, w, lam, tol=0.0):
    r = (X @ w - y).astype(float)
    return float(r @ r / 2 + lam * np.sum(np.abs(w.astype(float)) > tol))
