"""keeps every direction and divides by zero

Breaks: missing rank
"""


def svd_from_eigh(X: np.ndarray, tol: float = 1e-10) -> tuple:
    eigenvalues, V = np.linalg.eigh(X.T @ X)
    eigenvalues, V = eigenvalues[::-1], V[:, ::-1]
    keep = np.ones(len(eigenvalues), bool)
    s, V = np.sqrt(eigenvalues[keep]), V[:, keep]
    return X @ V / s, s, V.T
