"""reads the determinant off the characteristic polynomial that the library makes

Slips: 1, it calls what was to be written
"""


def determinant(A):
    if A.shape[0] != A.shape[1]:
        raise ValueError
    n = len(A)
    if n == 0:
        return 1.0
    if not np.any(A, axis=0).all() or not A.any(axis=1).all():
        return 0.0
    return float((-1) ** n * np.poly(A)[-1])
