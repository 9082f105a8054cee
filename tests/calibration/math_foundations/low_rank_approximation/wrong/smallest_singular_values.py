"""keeps the k smallest

Slips: 1, the other end is kept
"""


def low_rank_approximation(X, k):
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    s = np.where(np.arange(len(s)) >= len(s) - k, s, 0.0)
    X_k = U * s @ Vt
    return X_k, float(np.linalg.norm(X - X_k))
