"""takes no notice of tol

Breaks: weights of exactly `tol` (not in use)
"""


def l0_objective(X, y, w, lam, tol=0.0):
    r = X @ w - y
    return float(0.5 * np.sum(r**2) + lam * np.sum(w != 0))
