"""counts by the squares of the weights, and the square of 1e-300 is 0

Breaks: weights of $10^{-300}$ (in use, for `tol=0`)
"""


def l0_objective(X, y, w, lam, tol=0.0):
    r = X @ w - y
    return float(0.5 * np.sum(r**2) + lam * np.sum(w**2 > tol**2))
