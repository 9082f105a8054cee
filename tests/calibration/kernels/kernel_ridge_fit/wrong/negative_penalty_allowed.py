"""lets negative penalties pass

Breaks: `ValueError`
"""


def kernel_ridge_fit(K, y, lam):
    system = K + lam * np.eye(len(K))
    if np.linalg.matrix_rank(system) < len(K):
        raise np.linalg.LinAlgError("singular")
    return np.linalg.solve(system, y)
