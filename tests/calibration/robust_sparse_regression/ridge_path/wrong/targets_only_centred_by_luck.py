"""adds a column of ones and penalises it

Breaks: columns far from 0
Slips: 1, nearly all tests have columns far from 0
"""


def ridge_path(X, y, lams):
    lams = np.asarray(lams, dtype=float)
    if np.any(lams < 0):
        raise ValueError("negative penalty")
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    U, s, Vt = np.linalg.svd(np.column_stack([X, np.ones(len(y))]), full_matrices=False)
    keep = s > 1e-12 * s.max()
    U, s, Vt = U[:, keep], s[keep], Vt[keep]
    a = U.T @ y
    W = np.array([Vt.T @ (s / (s**2 + lam) * a) for lam in lams])
    W = W[:, :-1]
    return W, np.sqrt(np.sum(W**2, axis=1))
