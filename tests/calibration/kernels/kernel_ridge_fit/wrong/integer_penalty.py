"""casts the penalty to the dtype of K

Breaks: integers
"""


def kernel_ridge_fit(K, y, lam):
    if lam < 0:
        raise ValueError("lam")
    system = K + K.dtype.type(lam) * np.eye(len(K), dtype=K.dtype)
    if np.linalg.matrix_rank(system) < len(K):
        raise np.linalg.LinAlgError("singular")
    return np.linalg.solve(system, y)
