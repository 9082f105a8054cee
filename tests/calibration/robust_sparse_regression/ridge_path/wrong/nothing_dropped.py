"""keeps singular values of size 1e-17, which makes huge weights for lam = 0

Breaks: $\\lambda = 0$ with repeated columns
"""


def ridge_path(X, y, lams):
    lams = np.asarray(lams, dtype=float)
    if np.any(lams < 0):
        raise ValueError("negative penalty")
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    U, s, Vt = np.linalg.svd(X - X.mean(axis=0), full_matrices=False)
    keep = s > 0
    U, s, Vt = U[:, keep], s[keep], Vt[keep]
    a = U.T @ (y - y.mean())
    W = np.array([Vt.T @ (s / (s**2 + lam) * a) for lam in lams])
    return W, np.sqrt(np.sum(W**2, axis=1))
