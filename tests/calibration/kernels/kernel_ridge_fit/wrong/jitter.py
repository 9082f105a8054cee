"""adds 1e-6 to the diagonal to be safe

Breaks: no penalty
Slips: 1, digits beyond the sixth are wrong in most tests
"""


def kernel_ridge_fit(K, y, lam):
    if lam < 0:
        raise ValueError("lam")
    system = K + (lam + 1e-6) * np.eye(len(K))
    if np.linalg.matrix_rank(system) < len(K):
        raise np.linalg.LinAlgError("singular")
    return np.linalg.solve(system, y)
