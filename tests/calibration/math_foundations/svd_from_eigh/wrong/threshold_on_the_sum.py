"""compares with tol times the sum of the eigenvalues

Breaks: tol
"""


def svd_from_eigh(X, tol=1e-10):
    lam, V = np.linalg.eigh(X.T @ X)
    lam, V = lam[::-1], V[:, ::-1]
    keep = lam > tol * lam.sum()
    s, V = np.sqrt(lam[keep]), V[:, keep]
    return X @ V / s, s, V.T
