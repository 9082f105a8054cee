"""divides by the largest entry of X, by value and not by size, and gives s its sign

Breaks: tall, square and wide X
"""


def svd_from_eigh(X: np.ndarray, tol: float = 1e-10) -> tuple:
    X = X.astype(float)
    size = float(X.max()) or 1.0
    eigenvalues, V = np.linalg.eigh((X / size).T @ (X / size))
    eigenvalues, V = eigenvalues[::-1], V[:, ::-1]  # eigh sorts from small to large
    keep = eigenvalues > tol * eigenvalues[0]
    s, V = size * np.sqrt(eigenvalues[keep]), V[:, keep]
    return X @ V / s, s, V.T
