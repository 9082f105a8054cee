"""refuses as many constraints as unknowns

Breaks: as many constraints as unknowns
"""


def equality_constrained_quadratic(
    Q: np.ndarray, c: np.ndarray, A: np.ndarray, b: np.ndarray
) -> tuple:
    d, m = len(c), len(b)
    K = np.block([[Q, A.T], [A, np.zeros((m, m))]])
    if m >= d:
        raise np.linalg.LinAlgError("nothing is left to choose")
    if np.linalg.matrix_rank(K) < d + m:
        raise np.linalg.LinAlgError("the constraints and Q do not fix a single answer")
    both = solve_linear_system(K, np.concatenate([-c, b]))
    return both[:d], both[d:]
