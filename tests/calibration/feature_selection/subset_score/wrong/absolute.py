"""adds up absolute residuals

Breaks: the factor one half
Slips: 1, every score changes
"""


def subset_score(X, y, subset, lam):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    A = np.column_stack([np.ones(len(y)), X[:, list(subset)]])
    w = np.linalg.lstsq(A, y, rcond=None)[0]
    r = y - A @ w
    return float(0.5 * np.abs(r).sum() + lam * len(subset))
