"""returns the transpose for a wide X

Breaks: tall, wide and square X
"""


def low_rank_approximation(X: np.ndarray, k: int) -> tuple:
    U, s, Vt = svd_from_eigh(X)
    X_k = U[:, :k] * s[:k] @ Vt[:k]
    X_k = X_k.T if s.size and 0 < k < X.shape[0] < X.shape[1] else X_k
    return X_k, float(np.sqrt(np.sum(s[k:] ** 2)))
