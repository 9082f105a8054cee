"""flattens several targets into the first

Breaks: targets of several columns
"""


def kernel_ridge_fit(K, y, lam):
    if lam < 0:
        raise ValueError("lam")
    system = K + lam * np.eye(len(K))
    if np.linalg.matrix_rank(system) < len(K):
        raise np.linalg.LinAlgError("singular")
    return np.linalg.solve(system, y.reshape(len(K), -1)[:, 0])
