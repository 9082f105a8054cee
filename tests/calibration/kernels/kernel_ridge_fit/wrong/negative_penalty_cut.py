"""takes 0 for a negative penalty

Breaks: `ValueError`
"""


def kernel_ridge_fit(K, y, lam):
    if lam < 0:
        lam = 0
    system = K + lam * np.eye(len(K))
    if np.linalg.matrix_rank(system) < len(K):
        raise np.linalg.LinAlgError("singular")
    return np.linalg.solve(system, y)
