"""compares singular values, not eigenvalues, with tol

Breaks: tol
"""


def svd_from_eigh(X: np.ndarray, tol: float = 1e-10) -> tuple:
    eigenvalues, V = np.linalg.eigh(X.T @ X)
    eigenvalues, V = eigenvalues[::-1], V[:, ::-1]
    s = np.sqrt(np.clip(eigenvalues, 0, None))
    keep = s > tol * s[0]
    s, V = s[keep], V[:, keep]
    return X @ V / s, s, V.T
