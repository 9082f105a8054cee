"""cuts the penalty at 1e6

Breaks: tiny and huge penalties
"""


def kernel_ridge_fit(K, y, lam):
    if lam < 0:
        raise ValueError("lam")
    system = K + min(lam, 1e6) * np.eye(len(K))
    if np.linalg.matrix_rank(system) < len(K):
        raise np.linalg.LinAlgError("singular")
    return np.linalg.solve(system, y)
