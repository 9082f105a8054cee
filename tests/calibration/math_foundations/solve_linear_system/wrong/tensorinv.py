"""calls inv by another name"""


def solve_linear_system(A, b):
    return np.linalg.tensorinv(A, ind=1) @ b
