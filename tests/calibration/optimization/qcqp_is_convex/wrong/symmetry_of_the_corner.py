"""compares the two corners only

Breaks: at every place off the diagonal
"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    return all(
        bool(abs(M[0, -1] - M[-1, 0]) <= tol and np.linalg.eigvalsh(M).min() >= -tol)
        for M in [B, *Q_list]
    )
