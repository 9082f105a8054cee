"""solves the equations of K squared

Breaks: agreement with ridge regression in explicit features
Slips: 1, right without a penalty only
"""


def kernel_ridge_fit(K, y, lam):
    if lam < 0:
        raise ValueError("lam")
    system = K.T @ K + lam * np.eye(len(K))
    if np.linalg.matrix_rank(system) < len(K):
        raise np.linalg.LinAlgError("singular")
    return np.linalg.solve(system, K.T @ y)
