"""divides the error by the norm of X

Breaks: err for each of them
"""


def low_rank_approximation(X, k):
    U, s, Vt = svd_from_eigh(X)
    X_k = U[:, :k] * s[:k] @ Vt[:k]
    n = np.linalg.norm(X)
    return X_k, float(np.linalg.norm(X - X_k) / n) if n else 0.0
