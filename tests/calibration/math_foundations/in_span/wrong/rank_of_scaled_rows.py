"""asks whether u raises the rank, after dividing V by its size"""


def in_span(V, u, tol=1e-8):
    if not np.any(u):
        return True
    if not np.any(V):
        return False
    stacked = np.vstack([V / np.linalg.norm(V), u / np.linalg.norm(u)])
    return bool(np.linalg.matrix_rank(stacked, tol=tol) == np.linalg.matrix_rank(V))
