# Solves the block system with NumPy.
def equality_constrained_quadratic(Q, c, A, b):
    m = len(b)
    K = np.block([[Q, A.T], [A, np.zeros((m, m))]])
    if np.linalg.matrix_rank(K) < len(K):
        raise np.linalg.LinAlgError("no single answer")
    solution = np.linalg.solve(K, np.append(-c, b))
    return np.split(solution, [len(c)])
