"""sets weights up to tol to 0 before it predicts"""


def l0_objective(X, y, w, lam, tol=0.0):
    w = np.where(np.abs(w) > tol, w, 0.0)
    r = X @ w - y
    return float(0.5 * np.sum(r**2) + lam * np.sum(np.abs(w) > tol))
