"""multiplies U and Vt without s between them

Slips: 1, every table but zeros is wrong
"""


def low_rank_approximation(X: np.ndarray, k: int) -> tuple:
    U, s, Vt = svd_from_eigh(X)
    X_k = U[:, :k] @ Vt[:k]
    return X_k, float(np.sqrt(np.sum(s[k:] ** 2)))
