"""counts weights of at least tol, which are all for tol = 0

Breaks: weights of exactly `tol` (not in use)
Slips: 1, zeros stand in both tests
"""


def l0_objective(X, y, w, lam, tol=0.0):
    r = X @ w - y
    return float(0.5 * np.sum(r**2) + lam * np.sum(np.abs(w) >= tol))
