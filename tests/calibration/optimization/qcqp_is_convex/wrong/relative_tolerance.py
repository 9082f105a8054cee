"""takes the tolerance relative to the largest eigenvalue

Breaks: large and small entries
"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    for M in [B, *Q_list]:
        values = np.linalg.eigvalsh(M)
        if np.abs(M - M.T).max() > tol or values.min() < -tol * max(np.abs(values).max(), 1e-300):
            return False
    return True
