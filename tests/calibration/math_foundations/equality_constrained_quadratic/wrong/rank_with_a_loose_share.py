"""raises the error for a block matrix with a condition number above 1e6

Breaks: the error
"""


def equality_constrained_quadratic(
    Q: np.ndarray, c: np.ndarray, A: np.ndarray, b: np.ndarray
) -> tuple:
    Q = np.asarray(Q, dtype=float)
    c = np.asarray(c, dtype=float)
    A = np.asarray(A, dtype=float)
    b = np.asarray(b, dtype=float)
    m, d = A.shape
    K = np.block([[Q, A.T], [A, np.zeros((m, m))]])
    if np.linalg.matrix_rank(K, rtol=1e-6) < d + m:
        raise np.linalg.LinAlgError("no single answer")
    z = np.linalg.solve(K, np.concatenate([-c, b]))
    return z[:d], z[d:]
