"""charges for one weight if none is in use

Breaks: all weights 0
Slips: 1, no weight at all stands in both tests
"""


def l0_objective(X, y, w, lam, tol=0.0):
    r = X @ w - y
    return float(0.5 * np.sum(r**2) + lam * max(np.sum(np.abs(w) > tol), 1))
