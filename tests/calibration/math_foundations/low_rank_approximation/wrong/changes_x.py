"""subtracts the approximation from X itself

Breaks: X stays as it was
"""


def low_rank_approximation(X, k):
    U, s, Vt = svd_from_eigh(X)
    X_k = U[:, :k] * s[:k] @ Vt[:k]
    X -= X_k
    return X_k, np.linalg.norm(X)
