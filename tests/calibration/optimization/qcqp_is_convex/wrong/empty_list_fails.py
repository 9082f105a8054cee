"""stacks the matrices of the list, which fails if there is none

Breaks: the empty list
"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    def fine(M):
        return np.abs(M - M.T).max() <= tol and np.linalg.eigvalsh(M).min() >= -tol

    return bool(fine(B) and all(fine(M) for M in np.stack(Q_list)))
