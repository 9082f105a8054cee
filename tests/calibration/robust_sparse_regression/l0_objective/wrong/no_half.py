"""leaves out the 1/2 of the squared error

Slips: 1, no value is right but of a perfect fit
"""


def l0_objective(X, y, w, lam, tol=0.0):
    r = X @ w - y
    return float(np.sum(r**2) + lam * np.sum(np.abs(w) > tol))
