"""looks at the diagonal and at the determinants of the upper left corners

Breaks: zeros in the upper left corner
"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    for M in [B, *Q_list]:
        if np.abs(M - M.T).max() > tol or np.diag(M).min() < -tol:
            return False
        if min(np.linalg.det(M[:k, :k]) for k in range(1, len(M) + 1)) < -tol:
            return False
    return True
