"""indexes with a tuple, which means something else

Breaks: subsets in any order
"""


def subset_score(X, y, subset, lam):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    A = np.column_stack([np.ones(len(y)), X[(slice(None), *[subset])] if isinstance(subset, list) else X[subset].reshape(len(y), -1)])
    w = np.linalg.lstsq(A, y, rcond=None)[0]
    r = y - A @ w
    return float(0.5 * (r @ r) + lam * len(subset))
