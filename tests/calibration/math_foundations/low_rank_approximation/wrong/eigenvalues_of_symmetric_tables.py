"""takes eigenvalues with their sign for singular values where X is symmetric

Breaks: tall, wide and square X
"""


def low_rank_approximation(X: np.ndarray, k: int) -> tuple:
    X = np.asarray(X, dtype=float)
    if X.shape[0] == X.shape[1] and np.allclose(X, X.T):
        lam, V = np.linalg.eigh(X)
        lam, V = lam[::-1], V[:, ::-1]
        return (V[:, :k] * lam[:k]) @ V[:, :k].T, float(np.linalg.norm(lam[k:]))
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    return (U[:, :k] * s[:k]) @ Vt[:k], float(np.linalg.norm(s[k:]))
