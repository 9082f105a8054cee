"""takes the library rank with its own threshold"""


def is_linearly_independent(V, tol=1e-10):
    return len(V) == 0 or bool(np.linalg.matrix_rank(V) == len(V))
