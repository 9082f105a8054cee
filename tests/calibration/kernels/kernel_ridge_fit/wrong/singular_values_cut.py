"""cuts singular values below 1e-5 of the largest

Breaks: tiny and huge penalties
"""


def kernel_ridge_fit(K, y, lam):
    if lam < 0:
        raise ValueError("lam is negative")
    n = len(K)
    table = K + lam * np.eye(n)
    if np.linalg.matrix_rank(table) < n:
        raise np.linalg.LinAlgError("singular")
    beta = np.linalg.lstsq(table, y, rcond=1e-5)[0]
    return beta
