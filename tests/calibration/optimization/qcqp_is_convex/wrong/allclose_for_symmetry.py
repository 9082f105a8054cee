"""judges symmetry by np.allclose with its own tolerances"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    return all(np.allclose(M, M.T) and np.linalg.eigvalsh(M)[0] >= -tol for M in [B, *Q_list])
