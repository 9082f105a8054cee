"""computes in the type of small integers

Breaks: integers
"""


def subset_score(X, y, subset, lam):
    A = np.column_stack([np.ones(len(y)), X[:, list(subset)]])
    w = np.linalg.lstsq(A, y, rcond=None)[0]
    r = y - (A @ w).astype(y.dtype)
    return float(0.5 * (r @ r) + lam * len(subset))
