"""rounds the coefficients to 9 decimals

Breaks: other units of the targets
"""


def kernel_ridge_fit(K, y, lam):
    if lam < 0:
        raise ValueError("lam")
    system = K + lam * np.eye(len(K))
    if np.linalg.matrix_rank(system) < len(K):
        raise np.linalg.LinAlgError("singular")
    return np.linalg.solve(system, y).round(9)
