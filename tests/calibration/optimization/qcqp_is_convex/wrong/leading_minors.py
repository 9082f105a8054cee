"""looks at the determinants of the upper left corners: zeros hide what comes after

Breaks: zeros in the upper left corner
"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    for M in [B, *Q_list]:
        if np.abs(M - M.T).max() > tol:
            return False
        if any(np.linalg.det(M[:k, :k]) < -tol for k in range(1, len(M) + 1)):
            return False
    return True
