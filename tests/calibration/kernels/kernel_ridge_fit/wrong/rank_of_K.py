"""looks at the rank of K without the penalty

Breaks: agreement with ridge regression in explicit features
Slips: 1, most tables have a lower rank
"""


def kernel_ridge_fit(K, y, lam):
    if lam < 0:
        raise ValueError("lam")
    system = K + lam * np.eye(len(K))
    if np.linalg.matrix_rank(K) < len(K):
        raise np.linalg.LinAlgError("singular")
    return np.linalg.solve(system, y)
