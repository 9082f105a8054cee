"""takes a matrix of zeros for one that is missing

Breaks: zeros
"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    for M in [B, *Q_list]:
        if not M.any() or np.abs(M - M.T).max() > tol or np.linalg.eigvalsh(M).min() < -tol:
            return False
    return True
