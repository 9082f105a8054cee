"""keeps rows of V in place of its columns

Breaks: Vt @ Vt.T
"""


def svd_from_eigh(X, tol=1e-10):
    lam, V = np.linalg.eigh(X.T @ X)
    lam, V = lam[::-1], V[:, ::-1]
    keep = lam > tol * lam[0]
    s = np.sqrt(lam[keep])
    return X @ V[:, keep] / s, s, V[keep]
