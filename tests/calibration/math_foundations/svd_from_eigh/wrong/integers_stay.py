"""makes the products of integers in eight bits

Breaks: integers
"""


def svd_from_eigh(X: np.ndarray, tol: float = 1e-10) -> tuple:
    eigenvalues, V = np.linalg.eigh(
        (X.T @ X).astype(np.int8 if X.dtype.kind == "i" else float).astype(float)
    )
    eigenvalues, V = eigenvalues[::-1], V[:, ::-1]  # eigh sorts from small to large
    keep = eigenvalues > tol * eigenvalues[0]
    s, V = np.sqrt(eigenvalues[keep]), V[:, keep]
    return X @ V / s, s, V.T
