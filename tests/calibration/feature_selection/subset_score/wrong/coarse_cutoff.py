"""cuts singular values off at a thousandth

Breaks: other units
Slips: 1, columns that nearly depend are dropped, too
"""


def subset_score(X, y, subset, lam):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    A = np.column_stack([np.ones(len(y)), X[:, list(subset)]])
    w = np.linalg.lstsq(A, y, rcond=1e-3)[0]
    r = y - A @ w
    return float(0.5 * (r @ r) + lam * len(subset))
