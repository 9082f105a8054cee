"""sets negative eigenvalues of Q to zero

Breaks: a Q that is singular or indefinite but curves upwards where it matters
"""


def equality_constrained_quadratic(
    Q: np.ndarray, c: np.ndarray, A: np.ndarray, b: np.ndarray
) -> tuple:
    Q = np.asarray(Q, dtype=float)
    c = np.asarray(c, dtype=float)
    A = np.asarray(A, dtype=float)
    b = np.asarray(b, dtype=float)
    m, d = A.shape
    w, W = np.linalg.eigh(Q)
    Q = W * np.maximum(w, 0) @ W.T
    K = np.block([[Q, A.T], [A, np.zeros((m, m))]])
    if np.linalg.matrix_rank(K) < d + m:
        raise np.linalg.LinAlgError("no single answer")
    z = np.linalg.solve(K, np.concatenate([-c, b]))
    return z[:d], z[d:]
