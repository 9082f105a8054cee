"""measures the asymmetry relative to the largest entry where that is above 1

Breaks: large and small entries
"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    for M in [B, *Q_list]:
        if np.abs(M - M.T).max() > tol * max(1.0, np.abs(M).max()):
            return False
        if np.linalg.eigvalsh(M).min() < -tol:
            return False
    return True
