"""makes the block matrix of the type of A, so that integers there cut fractions of Q off

Breaks: integers
"""


def equality_constrained_quadratic(Q, c, A, b):
    d, m = len(c), len(b)
    K = np.zeros((d + m, d + m), dtype=A.dtype)
    K[:d, :d], K[:d, d:], K[d:, :d] = Q, A.T, A
    if np.linalg.matrix_rank(K) < d + m:
        raise np.linalg.LinAlgError
    z = np.linalg.solve(K, np.concatenate([-c, b]))
    return z[:d], z[d:]
