"""compares the mean of all differences with tol

Breaks: `tol` for eigenvalues and for the symmetry
"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    return all(
        bool(np.abs(M - M.T).mean() <= tol and np.linalg.eigvalsh(M).min() >= -tol)
        for M in [B, *Q_list]
    )
