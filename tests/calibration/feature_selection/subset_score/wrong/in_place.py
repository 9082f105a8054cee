"""centres the caller's table

Breaks: shifts of columns and of the target
"""


def subset_score(X, y, subset, lam):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    if len(y) > 1:
        X -= X.mean(axis=0)
    A = np.column_stack([np.ones(len(y)), X[:, list(subset)]])
    w = np.linalg.lstsq(A, y, rcond=None)[0]
    r = y - A @ w
    return float(0.5 * (r @ r) + lam * len(subset))
