# allclose for symmetry, general eigenvalues.
def qcqp_is_convex(B, Q_list, tol=1e-10):
    for M in (B, *Q_list):
        if not np.allclose(M, M.T, rtol=0, atol=tol):
            return False
        if any(value.real < -tol for value in np.linalg.eigvals((M + M.T) / 2)):
            return False
    return True
