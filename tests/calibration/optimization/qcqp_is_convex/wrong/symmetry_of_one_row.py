"""compares the first row with the first column only"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    return all(
        bool(np.abs(M[0] - M[:, 0]).max() <= tol and np.linalg.eigvalsh(M).min() >= -tol)
        for M in [B, *Q_list]
    )
