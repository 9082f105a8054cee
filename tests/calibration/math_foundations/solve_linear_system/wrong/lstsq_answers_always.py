"""returns a least-squares answer for a singular A"""


def solve_linear_system(A, b):
    return np.linalg.lstsq(A, b)[0]
