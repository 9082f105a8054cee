"""takes penalties below 1e-2 for 0, and the shortest solution then

Breaks: tiny and huge penalties
"""


def kernel_ridge_fit(K, y, lam):
    if lam < 0:
        raise ValueError("lam")
    if 0 < lam < 1e-2:
        return np.linalg.lstsq(K * 1.0, y, rcond=None)[0]
    system = K + lam * np.eye(len(K))
    if np.linalg.matrix_rank(system) < len(K):
        raise np.linalg.LinAlgError("singular")
    return np.linalg.solve(system, y)
