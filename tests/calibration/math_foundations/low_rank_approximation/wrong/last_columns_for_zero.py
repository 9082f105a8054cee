"""takes the last k vectors with -k, which are all of them for k = 0

Breaks: every k from 0 to beyond the rank
"""


def low_rank_approximation(X, k):
    w, U = np.linalg.eigh(X @ X.T)
    U = U[:, -k:]
    X_k = U @ (U.T @ X)
    return X_k, np.sqrt(np.sum(np.linalg.svd(X, compute_uv=False)[k:] ** 2))
