# Inverts the matrix.
def kernel_ridge_fit(K, y, lam):
    n = K.shape[0]
    M = K.astype(float).copy()
    M.flat[:: n + 1] += lam
    if lam < 0:
        raise ValueError(lam)
    if np.linalg.matrix_rank(M) != n:
        raise np.linalg.LinAlgError
    return np.linalg.inv(M) @ y
