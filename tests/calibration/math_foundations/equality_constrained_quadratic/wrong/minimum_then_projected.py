"""minimises without the constraint and projects

Slips: 1, the projection is the wrong one
"""


def equality_constrained_quadratic(Q, c, A, b):
    if np.linalg.matrix_rank(A) < len(b) or np.linalg.matrix_rank(Q) < len(c):
        raise np.linalg.LinAlgError("rank")
    free = np.linalg.solve(Q, -c)
    step = np.linalg.solve(A @ A.T, A @ free - b)
    return free - A.T @ step, step
