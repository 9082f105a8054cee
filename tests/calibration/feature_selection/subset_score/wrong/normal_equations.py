"""solves the normal equations by the pseudo-inverse, which squares how dependent columns are

Breaks: nearly dependent columns
Slips: 1
"""


def subset_score(X, y, subset, lam):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    Z = X[:, list(subset)] - X[:, list(subset)].mean(axis=0)
    t = y - y.mean()
    if len(subset):
        Z = Z / np.where(np.abs(Z).max(axis=0) > 0, np.abs(Z).max(axis=0), 1.0)
        t = t - Z @ (np.linalg.pinv(Z.T @ Z) @ (Z.T @ t))
    return float(t @ t / 2 + lam * len(subset))
