"""multiplies by the inverse of a Cholesky factor

Breaks: that no row is preferred
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[-1] <= 1e-12 * s[0]:
        raise np.linalg.LinAlgError("dependent rows")
    A = np.asarray(W, dtype=float)
    return np.linalg.solve(np.linalg.cholesky(A @ A.T), A)
