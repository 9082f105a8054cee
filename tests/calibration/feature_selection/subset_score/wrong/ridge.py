"""adds a little ridge so that it can invert

Breaks: dependent columns
Slips: 1, every fit is off by about 1e-6
"""


def subset_score(X, y, subset, lam):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    A = np.column_stack([np.ones(len(y)), X[:, list(subset)]])
    w = np.linalg.solve(A.T @ A + 1e-6 * np.eye(A.shape[1]), A.T @ y)
    r = y - A @ w
    return float(0.5 * (r @ r) + lam * len(subset))
