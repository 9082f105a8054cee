"""takes U from X X^T, so that the signs of U and Vt do not fit together

Breaks: tests look at U @ diag(s) @ Vt = X
"""


def svd_from_eigh(X, tol=1e-10):
    values, V = np.linalg.eigh(X.T @ X)
    keep = np.flatnonzero(values > tol * values[-1])[::-1]
    U = np.linalg.eigh(X @ X.T)[1][:, ::-1][:, : len(keep)]
    return U, np.sqrt(values[keep]), V[:, keep].T
