"""looks at no constraint where the objective is linear

Breaks: zeros
"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    if not B.any():
        return True
    for M in [B, *Q_list]:
        if np.abs(M - M.T).max() > tol or np.linalg.eigvalsh(M).min() < -tol:
            return False
    return True
