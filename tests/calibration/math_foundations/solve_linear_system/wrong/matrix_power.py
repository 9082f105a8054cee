"""inverts by the power -1

Slips: 1, it calls what was to be written
"""


def solve_linear_system(A, b):
    return np.linalg.matrix_power(A.astype(float), -1) @ b
