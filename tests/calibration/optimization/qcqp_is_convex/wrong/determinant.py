"""accepts a determinant that is not negative, which two negative eigenvalues pass

Breaks: a saddle, a cap
"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    return all(
        bool(np.abs(M - M.T).max() <= tol and np.linalg.det(M) >= -tol) for M in [B, *Q_list]
    )
