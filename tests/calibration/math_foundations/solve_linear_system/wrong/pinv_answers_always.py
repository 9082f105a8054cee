"""multiplies by a pseudo-inverse, which always exists

Slips: 1, it calls what was to be written
"""


def solve_linear_system(A, b):
    return np.linalg.pinv(A) @ b
