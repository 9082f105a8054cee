"""inverts Q, which need not be invertible

Breaks: a Q that is singular or indefinite but curves upwards where it matters
"""


def equality_constrained_quadratic(Q, c, A, b):
    inverse = np.linalg.inv(Q)
    lam = np.linalg.solve(A @ inverse @ A.T, -b - A @ inverse @ c)
    return -inverse @ (c + A.T @ lam), lam
