"""gives the smallest singular value first if X is wide

Breaks: the order of s
"""


def svd_from_eigh(X: np.ndarray, tol: float = 1e-10) -> tuple:
    X = np.asarray(X, dtype=float)
    lam, V = np.linalg.eigh(X.T @ X)
    lam, V = lam[::-1], V[:, ::-1]
    keep = lam > tol * lam[0]
    s = np.sqrt(lam[keep])
    V = V[:, keep]
    if len(X) < X.shape[1]:
        s, V = s[::-1], V[:, ::-1]
    return X @ V / s, s, V.T
