"""halves the price as well

Breaks: other prices
Slips: 1, no value with a weight in use is right
"""


def l0_objective(X, y, w, lam, tol=0.0):
    r = X @ w - y
    return float(0.5 * (np.sum(r**2) + lam * np.sum(np.abs(w) > tol)))
