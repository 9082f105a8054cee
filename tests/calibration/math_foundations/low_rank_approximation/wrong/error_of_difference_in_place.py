"""subtracts from X itself to measure the error

Breaks: X stays as it was
"""


def low_rank_approximation(X: np.ndarray, k: int) -> tuple:
    U, s, Vt = svd_from_eigh(X)
    X_k = U[:, :k] * s[:k] @ Vt[:k]
    return X_k, float(np.linalg.norm(np.subtract(X, X_k, out=X)))
