"""looks at the constraints and not at the objective"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    return all(
        bool(np.abs(M - M.T).max() <= tol and np.linalg.eigvalsh(M).min() >= -tol) for M in Q_list
    )
