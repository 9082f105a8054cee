"""takes the largest singular value of a table of zeros

Breaks: a table of zeros
Slips: 1, a table of zeros has neither result
"""


def low_rank_approximation(X: np.ndarray, k: int) -> tuple:
    U, s, Vt = svd_from_eigh(X)
    s = s[s > 1e-9 * s[0]]
    X_k = U[:, :k] * s[:k] @ Vt[:k]
    return X_k, float(np.sqrt(np.sum(s[k:] ** 2)))
