"""adds lam once, however many weights are in use

Breaks: several weights
Slips: 1, only one weight has the right price
"""


def l0_objective(X, y, w, lam, tol=0.0):
    r = X @ w - y
    return float(0.5 * np.sum(r**2) + lam * np.any(np.abs(w) > tol))
