"""compares with tol alone once X is small

Breaks: other units
"""


def svd_from_eigh(X: np.ndarray, tol: float = 1e-10) -> tuple:
    eigenvalues, V = np.linalg.eigh(X.T @ X)
    eigenvalues, V = eigenvalues[::-1], V[:, ::-1]  # eigh sorts from small to large
    keep = eigenvalues > tol * max(eigenvalues[0], 1e-6)
    s, V = np.sqrt(eigenvalues[keep]), V[:, keep]
    return X @ V / s, s, V.T
