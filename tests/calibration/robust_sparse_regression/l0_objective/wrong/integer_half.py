"""halves integers without their fraction

Breaks: integers
"""


def l0_objective(X, y, w, lam, tol=0.0):
    r = X @ w - y
    return float(
        (np.sum(r**2) // 2 if r.dtype.kind == "i" or y.dtype.kind == "i" else 0.5 * np.sum(r**2))
        + lam * np.sum(np.abs(w) > tol)
    )
