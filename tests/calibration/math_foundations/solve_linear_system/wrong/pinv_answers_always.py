"""multiplies by a pseudo-inverse, which always exists"""


def solve_linear_system(A, b):
    return np.linalg.pinv(A) @ b
