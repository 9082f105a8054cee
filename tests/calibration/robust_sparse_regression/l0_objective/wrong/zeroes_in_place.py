"""sets small weights to 0 in the array that it was given

Breaks: that the arguments stay as they were
"""


def l0_objective(X, y, w, lam, tol=0.0):
    r = X @ w - y
    count = np.sum(np.abs(w) > tol)
    w[np.abs(w) <= max(tol, 1e-9)] = 0
    return float(0.5 * np.sum(r**2) + lam * count)
