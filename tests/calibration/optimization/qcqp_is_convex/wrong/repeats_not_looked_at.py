"""skips matrices that are close to an earlier one

Breaks: at every place of the list
"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    seen = []
    for M in [B, *Q_list]:
        if any(np.allclose(M, S) for S in seen):
            continue
        seen.append(M)
        if np.abs(M - M.T).max() > tol or np.linalg.eigvalsh(M).min() < -tol:
            return False
    return True
