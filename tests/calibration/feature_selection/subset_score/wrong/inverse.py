"""inverts the normal equations, which dependent columns do not allow

Breaks: dependent columns
"""


def subset_score(X, y, subset, lam):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    A = np.column_stack([np.ones(len(y)), X[:, list(subset)]])
    w = np.linalg.inv(A.T @ A) @ (A.T @ y)
    r = y - A @ w
    return float(0.5 * (r @ r) + lam * len(subset))
