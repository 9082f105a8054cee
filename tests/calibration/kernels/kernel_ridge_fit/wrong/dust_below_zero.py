"""takes a negative penalty down to -1e-12 for 0

Breaks: `ValueError`
"""


def kernel_ridge_fit(K, y, lam):
    if lam < -1e-12:
        raise ValueError("lam")
    A = K + max(lam, 0.0) * np.eye(len(K))
    if np.linalg.matrix_rank(A) < len(A):
        raise np.linalg.LinAlgError("singular")
    return np.linalg.solve(A, y)
