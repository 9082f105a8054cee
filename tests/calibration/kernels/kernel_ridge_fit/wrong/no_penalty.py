"""leaves the penalty out, and takes the shortest solution

Breaks: agreement with ridge regression in explicit features
Slips: 1, three tests have penalties
"""


def kernel_ridge_fit(K, y, lam):
    if lam < 0:
        raise ValueError("lam")
    system = K + lam * np.eye(len(K))
    if np.linalg.matrix_rank(system) < len(K):
        raise np.linalg.LinAlgError("singular")
    return np.linalg.lstsq(K * 1.0, y, rcond=None)[0]
