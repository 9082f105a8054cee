"""compares with 1e-10 at least, even where tol is smaller

Breaks: tol
"""


def svd_from_eigh(X, tol=1e-10):
    X = np.asarray(X, dtype=float)
    lam, V = np.linalg.eigh(X.T @ X)
    lam, V = lam[::-1], V[:, ::-1]
    keep = lam > max(tol, 1e-10) * lam[0]
    s, V = np.sqrt(lam[keep]), V[:, keep]
    return X @ V / s, s, V.T
