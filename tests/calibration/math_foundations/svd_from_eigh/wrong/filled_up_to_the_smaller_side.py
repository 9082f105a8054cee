"""keeps as many directions as the smaller side has

Breaks: missing rank
"""


def svd_from_eigh(X: np.ndarray, tol: float = 1e-10) -> tuple:
    eigenvalues, V = np.linalg.eigh(X.T @ X)
    eigenvalues, V = eigenvalues[::-1], V[:, ::-1]  # eigh sorts from small to large
    keep = eigenvalues > tol * eigenvalues[0]
    keep = np.arange(len(eigenvalues)) < min(X.shape) if X.any() else keep
    eigenvalues = np.maximum(eigenvalues, 0)
    s, V = np.sqrt(eigenvalues[keep]), V[:, keep]
    return X @ V / np.where(s > 0, s, 1), s, V.T
