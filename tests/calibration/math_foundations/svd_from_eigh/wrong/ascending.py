"""leaves the order of eigh, small to large

Breaks: the order of s
"""


def svd_from_eigh(X: np.ndarray, tol: float = 1e-10) -> tuple:
    eigenvalues, V = np.linalg.eigh(X.T @ X)
    keep = eigenvalues > tol * eigenvalues[-1]
    s, V = np.sqrt(eigenvalues[keep]), V[:, keep]
    return X @ V / s, s, V.T
