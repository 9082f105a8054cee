"""takes the norm of all differences in place of the largest

Breaks: for the symmetry
"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    return all(
        np.linalg.norm(M - M.T) <= tol and np.linalg.eigvalsh(M).min() >= -tol for M in [B, *Q_list]
    )
