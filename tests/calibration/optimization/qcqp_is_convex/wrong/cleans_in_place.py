"""sets small entries of the caller's matrices to zero

Breaks: unchanged matrices
"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    for M in [B, *Q_list]:
        if np.abs(M - M.T).max() > tol or np.linalg.eigvalsh(M).min() < -tol:
            return False
        M[np.abs(M) < tol] = 0.0
    return True
