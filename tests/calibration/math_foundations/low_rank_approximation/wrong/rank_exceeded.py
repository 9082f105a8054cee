"""refuses a k beyond the rank

Breaks: every k from 0 to beyond the rank
"""


def low_rank_approximation(X: np.ndarray, k: int) -> tuple:
    U, s, Vt = svd_from_eigh(X)
    if k > min(X.shape) + 1:
        raise IndexError("k")
    X_k = U[:, :k] * s[:k] @ Vt[:k]
    return X_k, float(np.sqrt(np.sum(s[k:] ** 2)))
