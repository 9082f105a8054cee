"""hands tol on for B only

Breaks: in $B$ and in the list
Slips: 1, most matrices stand in the list
"""


def is_fine(M, tol=1e-10):
    return bool(np.abs(M - M.T).max() <= tol and np.linalg.eigvalsh(M).min() >= -tol)


def qcqp_is_convex(B, Q_list, tol=1e-10):
    return is_fine(B, tol) and all(is_fine(M) for M in Q_list)
