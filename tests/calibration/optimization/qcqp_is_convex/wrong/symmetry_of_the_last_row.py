"""compares the last row with the last column only"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    return all(
        bool(np.abs(M[-1] - M[:, -1]).max() <= tol and np.linalg.eigvalsh(M).min() >= -tol)
        for M in [B, *Q_list]
    )
