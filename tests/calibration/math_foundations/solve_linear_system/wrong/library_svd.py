"""divides by the singular values that the library finds

Slips: 1, it calls what was to be written
"""


def solve_linear_system(A, b):
    U, s, Vt = np.linalg.svd(A)
    if s[-1] <= 1e-15 * s[0]:
        raise np.linalg.LinAlgError
    return Vt.T @ ((U.T @ b).T / s).T
