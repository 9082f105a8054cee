"""expects subsets in increasing order

Breaks: subsets in any order
"""


def subset_score(X, y, subset, lam):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    if list(subset) != sorted(subset):
        raise ValueError('order')
    A = np.column_stack([np.ones(len(y)), X[:, list(subset)]])
    w = np.linalg.lstsq(A, y, rcond=None)[0]
    r = y - A @ w
    return float(0.5 * (r @ r) + lam * len(subset))
