"""compares with the Frobenius norm in place of the largest eigenvalue

Breaks: tol
"""


def definiteness(A, tol=1e-10):
    if np.abs(A - A.T).max() > tol * np.abs(A).max():
        raise ValueError
    w = np.linalg.eigvalsh(A)
    line = tol * np.linalg.norm(A)
    if (w > line).all():
        return "positive definite"
    if (w < -line).all():
        return "negative definite"
    if (w >= -line).all():
        return "positive semidefinite"
    if (w <= line).all():
        return "negative semidefinite"
    return "indefinite"
