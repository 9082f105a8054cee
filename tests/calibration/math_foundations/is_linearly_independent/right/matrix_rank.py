# Lets matrix_rank compare with a relative threshold.
def is_linearly_independent(V, tol=1e-10):
    return len(V) == 0 or np.linalg.matrix_rank(V, rtol=tol) == V.shape[0]
