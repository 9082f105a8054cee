"""inverts Q, which need not be invertible"""


def equality_constrained_quadratic(Q, c, A, b):
    inverse = np.linalg.inv(Q)
    lam = np.linalg.solve(A @ inverse @ A.T, -b - A @ inverse @ c)
    return -inverse @ (c + A.T @ lam), lam
