"""counts weights above tol, so that negative ones are free

Breaks: negative weights
Slips: 1, negative weights stand in both tests
"""


def l0_objective(X, y, w, lam, tol=0.0):
    r = X @ w - y
    return float(0.5 * np.sum(r**2) + lam * np.sum(w > tol))
