"""forgets to divide U by s

Breaks: U.T @ U
"""


def svd_from_eigh(X: np.ndarray, tol: float = 1e-10) -> tuple:
    eigenvalues, V = np.linalg.eigh(X.T @ X)
    eigenvalues, V = eigenvalues[::-1], V[:, ::-1]
    keep = eigenvalues > tol * eigenvalues[0]
    s, V = np.sqrt(eigenvalues[keep]), V[:, keep]
    return X @ V, s, V.T
