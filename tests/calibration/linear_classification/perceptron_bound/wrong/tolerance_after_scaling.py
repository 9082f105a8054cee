"""refuses rows within 1e-12 of the line, in whatever unit

Breaks: rows in other units
Slips: 1
"""


def perceptron_bound(X, y, w_star):
    X, y, w = (np.asarray(a, float) for a in (X, y, w_star))
    if not w.any():
        raise ValueError("zero weights")
    w = w / np.linalg.norm(w)
    rho = (y * (X @ w)).min()
    if rho <= 1e-12:
        raise ValueError("does not separate")
    return float((np.linalg.norm(X, axis=1).max() / rho) ** 2)
