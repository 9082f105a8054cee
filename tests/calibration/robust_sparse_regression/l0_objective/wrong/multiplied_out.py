"""multiplies the square out, which cancels for targets far from 0

Breaks: targets far from 0
Slips: 1
"""


def l0_objective(X, y, w, lam, tol=0.0):
    X, y, w = (np.asarray(a, dtype=float) for a in (X, y, w))
    p = X @ w
    square = p @ p - 2 * (p @ y) + y @ y
    return float(square / 2 + lam * np.count_nonzero(np.abs(w) > tol))
