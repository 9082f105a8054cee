"""takes the residual that lstsq returns, which is empty for dependent columns

Breaks: dependent columns
"""


def subset_score(X, y, subset, lam):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    A = np.column_stack([np.ones(len(y)), X[:, list(subset)]])
    r2 = np.linalg.lstsq(A, y, rcond=None)[1]
    return float(0.5 * (r2[0] if len(r2) else 0.0) + lam * len(subset))
