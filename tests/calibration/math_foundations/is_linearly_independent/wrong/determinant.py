"""tests the determinant, which only a square matrix has

Breaks: square, wide and tall V
Slips: 1, only a square V has any answer
"""


def is_linearly_independent(V, tol=1e-10):
    return bool(abs(np.linalg.det(V)) > tol)
