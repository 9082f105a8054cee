"""forgets b for a single constraint

Breaks: the nearest point of a plane
"""


def equality_constrained_quadratic(
    Q: np.ndarray, c: np.ndarray, A: np.ndarray, b: np.ndarray
) -> tuple:
    d, m = len(c), len(b)
    K = np.block([[Q, A.T], [A, np.zeros((m, m))]])
    if np.linalg.matrix_rank(K) < d + m:
        raise np.linalg.LinAlgError("the constraints and Q do not fix a single answer")
    both = solve_linear_system(
        K, np.concatenate([-c, b if m > 1 or not np.allclose(Q, np.eye(d)) else 0 * b])
    )
    return both[:d], both[d:]
