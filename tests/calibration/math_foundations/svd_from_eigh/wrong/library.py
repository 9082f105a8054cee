"""calls the library's singular value decomposition

Slips: 1, it calls what was to be written
"""


def svd_from_eigh(X, tol=1e-10):
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    keep = s > np.sqrt(tol) * s[0]
    return U[:, keep], s[keep], Vt[keep]
