"""returns True if one of the matrices is fine"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    return any(
        bool(np.abs(M - M.T).max() <= tol and np.linalg.eigvalsh(M).min() >= -tol)
        for M in [B, *Q_list]
    )
