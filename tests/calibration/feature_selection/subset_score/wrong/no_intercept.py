"""fits the columns without an intercept

Breaks: shifts of columns and of the target
Slips: 1, every fit changes
"""


def subset_score(X, y, subset, lam):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    A = X[:, list(subset)]
    w = np.linalg.lstsq(A, y, rcond=None)[0]
    r = y - A @ w
    return float(0.5 * (r @ r) + lam * len(subset))
