"""sees an upper triangle that is too large, not one that is too small

Breaks: asymmetry of either sign
"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    return all(
        bool(np.triu(M - M.T).max() <= tol and np.linalg.eigvalsh(M).min() >= -tol)
        for M in [B, *Q_list]
    )
