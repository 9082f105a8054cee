"""reads one triangle only, whatever the other one holds

Breaks: or a matrix that is not symmetric, in $B$
"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    return all(bool(np.linalg.eigvalsh(M).min() >= -tol) for M in [B, *Q_list])
