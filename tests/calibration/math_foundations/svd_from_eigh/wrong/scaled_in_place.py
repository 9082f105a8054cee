"""divides X itself by its largest entry

Breaks: X stays as it was
"""


def svd_from_eigh(X: np.ndarray, tol: float = 1e-10) -> tuple:
    size = float(np.abs(X).max()) or 1.0
    if X.dtype.kind == "f":
        X /= size
    else:
        X = X / size
    eigenvalues, V = np.linalg.eigh(X.T @ X)
    eigenvalues, V = eigenvalues[::-1], V[:, ::-1]  # eigh sorts from small to large
    keep = eigenvalues > tol * eigenvalues[0]
    s, V = np.sqrt(eigenvalues[keep]), V[:, keep]
    return X @ V / s, size * s, V.T
