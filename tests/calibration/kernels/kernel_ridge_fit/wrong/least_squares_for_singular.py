"""returns the shortest solution for singular systems

Breaks: `LinAlgError`
"""


def kernel_ridge_fit(K, y, lam):
    if lam < 0:
        raise ValueError("lam")
    system = K + lam * np.eye(len(K))
    if np.linalg.matrix_rank(system) < len(K):
        return np.linalg.lstsq(system, y, rcond=None)[0]
    return np.linalg.solve(system, y)
