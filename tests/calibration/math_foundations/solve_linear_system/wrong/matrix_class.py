"""inverts by the power -1 of an np.matrix

Slips: 1, it calls what was to be written
"""


def solve_linear_system(A, b):
    return np.asarray(np.matrix(A.astype(float)) ** -1) @ b
