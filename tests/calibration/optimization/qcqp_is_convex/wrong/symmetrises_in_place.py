"""replaces the caller's matrices by their symmetric halves

Breaks: unchanged matrices
"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    for M in [B, *Q_list]:
        if np.abs(M - M.T).max() > tol:
            return False
        M[:] = (M + M.T) / 2
        if np.linalg.eigvalsh(M).min() < -tol:
            return False
    return True
