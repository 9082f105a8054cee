"""judges symmetry by the Frobenius norm of the difference

Breaks: the error
"""


def definiteness(A, tol=1e-10):
    if np.linalg.norm(A - A.T) > tol * np.linalg.norm(A):
        raise ValueError
    w = np.linalg.eigvalsh(A)
    line = tol * np.abs(w).max()
    if (w > line).all():
        return "positive definite"
    if (w < -line).all():
        return "negative definite"
    if (w >= -line).all():
        return "positive semidefinite"
    if (w <= line).all():
        return "negative semidefinite"
    return "indefinite"
