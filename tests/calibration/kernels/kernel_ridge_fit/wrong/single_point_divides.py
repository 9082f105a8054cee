"""divides the target by K alone for a single point

Breaks: single points
"""


def kernel_ridge_fit(K, y, lam):
    if lam < 0:
        raise ValueError("lam")
    if len(K) == 1:
        return y / K[0, 0]
    system = K + lam * np.eye(len(K))
    if np.linalg.matrix_rank(system) < len(K):
        raise np.linalg.LinAlgError("singular")
    return np.linalg.solve(system, y)
