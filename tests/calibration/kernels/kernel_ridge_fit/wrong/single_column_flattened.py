"""returns a flat array for targets of one column

Breaks: targets of several columns
Slips: 1
"""


def kernel_ridge_fit(K, y, lam):
    if lam < 0:
        raise ValueError("lam")
    system = K + lam * np.eye(len(K))
    if np.linalg.matrix_rank(system) < len(K):
        raise np.linalg.LinAlgError("singular")
    beta = np.linalg.solve(system, y)
    return beta[:, 0] if beta.ndim == 2 and beta.shape[1] == 1 else beta
