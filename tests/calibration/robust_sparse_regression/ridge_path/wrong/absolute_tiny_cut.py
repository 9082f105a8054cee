"""drops singular values below 1e-12, whatever the largest

Breaks: $\\lambda = 0$ with repeated columns
Breaks: columns in tiny or huge units
"""


def ridge_path(X, y, lams):
    lams = np.asarray(lams, dtype=float)
    if (lams < 0).any():
        raise ValueError("negative penalty")
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    Xc, yc = X - X.mean(axis=0), y - y.mean()
    U, s, Vt = np.linalg.svd(Xc, full_matrices=False)
    keep = s > 1e-12
    U, s, Vt = U[:, keep], s[keep], Vt[keep]
    W = (s / (s**2 + lams[:, np.newaxis]) * (U.T @ yc)) @ Vt
    return W, np.linalg.norm(W, axis=1)
