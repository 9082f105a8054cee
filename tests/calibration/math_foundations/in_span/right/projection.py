# Projects u on an orthonormal basis of the rows.
def in_span(V, u, tol=1e-8):
    length = np.linalg.norm(u)
    if length == 0:
        return True
    if V.size == 0 or not V.any():
        return False
    _, s, Vt = np.linalg.svd(V, full_matrices=False)
    basis = Vt[s > 1e-12 * s[0]]
    rest = u - basis.T @ (basis @ u)
    return np.linalg.norm(rest) <= tol * length
