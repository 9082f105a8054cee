"""adds a relative tolerance to tol, as np.allclose does"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    return all(
        np.allclose(M, M.T, atol=tol) and np.linalg.eigvalsh(M).min() >= -tol for M in [B, *Q_list]
    )
