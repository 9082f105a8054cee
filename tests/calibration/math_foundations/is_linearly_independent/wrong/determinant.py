"""tests the determinant, which only a square matrix has"""


def is_linearly_independent(V, tol=1e-10):
    return bool(abs(np.linalg.det(V)) > tol)
