"""leaves singular matrices to the solver

Breaks: the error
"""


def equality_constrained_quadratic(
    Q: np.ndarray, c: np.ndarray, A: np.ndarray, b: np.ndarray
) -> tuple:
    d, m = len(c), len(b)
    K = np.block([[Q, A.T], [A, np.zeros((m, m))]])
    both = solve_linear_system(K, np.concatenate([-c, b]))
    return both[:d], both[d:]
