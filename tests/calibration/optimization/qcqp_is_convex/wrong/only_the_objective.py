"""looks at B only

Breaks: at every place of the list
"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    return bool(np.abs(B - B.T).max() <= tol and np.linalg.eigvalsh(B).min() >= -tol)
