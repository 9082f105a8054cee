# Compares the singular values with the largest entry.
def is_linearly_independent(V, tol=1e-10):
    if len(V) == 0:
        return True
    return bool(np.linalg.matrix_rank(V, tol=tol * np.abs(V).max()) == len(V))
