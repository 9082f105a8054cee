"""adds the terms up in a table of the type of X, so that integers there cut fractions off

Breaks: integers
"""


def low_rank_approximation(X: np.ndarray, k: int) -> tuple:
    U, s, Vt = svd_from_eigh(X)
    X_k = np.zeros_like(X)
    for i in range(min(k, len(s))):
        X_k[:] = X_k + s[i] * np.outer(U[:, i], Vt[i])
    return X_k, float(np.sqrt(np.sum(s[k:] ** 2)))
