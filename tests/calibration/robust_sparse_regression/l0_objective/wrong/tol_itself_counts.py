"""counts weights of exactly tol, if tol is not 0

Breaks: weights of exactly `tol` (not in use)
"""


def l0_objective(X, y, w, lam, tol=0.0):
    r = X @ w - y
    return float(0.5 * np.sum(r**2) + lam * np.sum((np.abs(w) >= tol) & (w != 0)))
