"""returns the next singular value as error

Breaks: err for each of them
"""


def low_rank_approximation(X: np.ndarray, k: int) -> tuple:
    U, s, Vt = svd_from_eigh(X)
    X_k = U[:, :k] * s[:k] @ Vt[:k]
    return X_k, float(s[k]) if k < len(s) else 0.0
