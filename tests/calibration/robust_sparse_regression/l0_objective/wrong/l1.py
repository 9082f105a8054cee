"""adds lam times the sum of the sizes of the weights

Breaks: several weights
Slips: 1, nearly every price is wrong
"""


def l0_objective(X, y, w, lam, tol=0.0):
    r = X @ w - y
    return float(0.5 * np.sum(r**2) + lam * np.sum(np.abs(w)))
