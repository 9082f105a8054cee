"""charges all features, chosen or not

Breaks: the price of a feature
Slips: 1, every score with a price changes
"""


def subset_score(X, y, subset, lam):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    A = np.column_stack([np.ones(len(y)), X[:, list(subset)]])
    w = np.linalg.lstsq(A, y, rcond=None)[0]
    r = y - A @ w
    return float(0.5 * (r @ r) + lam * X.shape[1])
