"""tests the determinant of V V^T against tol: not relative"""


def is_linearly_independent(V, tol=1e-10):
    return bool(abs(np.linalg.det(V @ V.T)) > tol)
