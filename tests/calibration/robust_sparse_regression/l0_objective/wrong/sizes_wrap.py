"""takes sizes of weights in 8 bits, where that of -128 is -128

Breaks: integers
Slips: 1
"""


def l0_objective(X, y, w, lam, tol=0.0):
    r = np.asarray(X, float) @ np.asarray(w, float) - np.asarray(y, float)
    return float(r @ r / 2 + lam * np.sum(np.abs(w) > tol))
