"""subtracts the mean of the columns first, as PCA does

Slips: 1, another table is approximated
"""


def low_rank_approximation(X: np.ndarray, k: int) -> tuple:
    U, s, Vt = svd_from_eigh(X - X.mean(axis=0))
    X_k = U[:, :k] * s[:k] @ Vt[:k]
    return X_k, float(np.sqrt(np.sum(s[k:] ** 2)))
