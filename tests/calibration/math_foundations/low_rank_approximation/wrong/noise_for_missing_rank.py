"""adds noise to what the rank already gives exactly

Breaks: missing rank
"""


def low_rank_approximation(X: np.ndarray, k: int) -> tuple:
    U, s, Vt = svd_from_eigh(X)
    X_k = U[:, :k] * s[:k] @ Vt[:k]
    if len(s) < min(X.shape) and k >= len(s):
        X_k = X_k + 1e-6 * np.linalg.norm(X)
    return X_k, float(np.sqrt(np.sum(s[k:] ** 2)))
