"""keeps at most two directions of a wide X

Breaks: tall, square and wide X
"""


def svd_from_eigh(X: np.ndarray, tol: float = 1e-10) -> tuple:
    eigenvalues, V = np.linalg.eigh(X.T @ X)
    eigenvalues, V = eigenvalues[::-1], V[:, ::-1]  # eigh sorts from small to large
    keep = eigenvalues > tol * eigenvalues[0]
    if X.shape[0] < X.shape[1]:
        keep = keep & (np.arange(len(keep)) < 2)
    s, V = np.sqrt(eigenvalues[keep]), V[:, keep]
    return X @ V / s, s, V.T
