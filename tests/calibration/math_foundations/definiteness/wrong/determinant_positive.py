"""calls a positive determinant positive definite

Slips: 1, one number cannot tell five answers apart
"""


def definiteness(A, tol=1e-10):
    if np.abs(A - A.T).max() > tol * np.abs(A).max():
        raise ValueError("A")
    det = np.linalg.det(A)
    if abs(det) <= tol:
        return "positive semidefinite"
    return "positive definite" if det > 0 else "indefinite"
