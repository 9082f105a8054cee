"""adds the penalty to the diagonal of K in place"""


def kernel_ridge_fit(K, y, lam):
    if lam < 0:
        raise ValueError("lam")
    K[np.diag_indices(len(K))] += K.dtype.type(lam)
    system = K
    if np.linalg.matrix_rank(system) < len(K):
        raise np.linalg.LinAlgError("singular")
    return np.linalg.solve(system, y)
