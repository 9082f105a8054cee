"""judges symmetry entry by entry, each with its own size

Breaks: a rounding error in the symmetry (no error)
"""


def definiteness(A, tol=1e-10):
    if not np.allclose(A, A.T, rtol=tol, atol=0):
        raise ValueError
    w = np.linalg.eigvalsh(A)
    line = tol * abs(w).max()
    if (w > line).all():
        return "positive definite"
    if (w < -line).all():
        return "negative definite"
    if (w >= -line).all():
        return "positive semidefinite"
    if (w <= line).all():
        return "negative semidefinite"
    return "indefinite"
