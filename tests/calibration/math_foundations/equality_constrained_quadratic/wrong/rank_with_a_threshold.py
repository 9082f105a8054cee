"""asks for the rank with a threshold of 1e-3

Breaks: small units (1e-4 times everything)
"""


def equality_constrained_quadratic(
    Q: np.ndarray, c: np.ndarray, A: np.ndarray, b: np.ndarray
) -> tuple:
    d, m = len(c), len(b)
    K = np.block([[Q, A.T], [A, np.zeros((m, m))]])
    if np.linalg.matrix_rank(K, tol=1e-3) < d + m:
        raise np.linalg.LinAlgError("the constraints and Q do not fix a single answer")
    both = solve_linear_system(K, np.concatenate([-c, b]))
    return both[:d], both[d:]
