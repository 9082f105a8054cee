# A Cholesky decomposition that fails tells a negative eigenvalue.
def qcqp_is_convex(B, Q_list, tol=1e-10):
    for M in [B] + list(Q_list):
        if np.max(np.abs(M - np.transpose(M))) > tol:
            return False
        try:
            np.linalg.cholesky((M + M.T) / 2 + tol * np.eye(len(M)))
        except np.linalg.LinAlgError:
            return False
    return True
