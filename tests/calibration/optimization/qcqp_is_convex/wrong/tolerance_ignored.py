"""uses no tolerance, so that a rounding error counts

Breaks: tol for eigenvalues
Slips: 1, rounding makes nearly every matrix fail
"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    return all(bool((M == M.T).all() and np.linalg.eigvalsh(M).min() >= 0) for M in [B, *Q_list])
