"""looks at the ranks of A and Q one by one

Breaks: a Q that is singular or indefinite but curves upwards where it matters
"""


def equality_constrained_quadratic(Q, c, A, b):
    d, m = len(c), len(b)
    if np.linalg.matrix_rank(A) < m or np.linalg.matrix_rank(Q) + m < d:
        raise np.linalg.LinAlgError
    K = np.block([[Q, A.T], [A, np.zeros((m, m))]])
    z = np.linalg.solve(K, np.concatenate([-c, b]))
    return z[:d], z[d:]
