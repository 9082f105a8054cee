"""calls the compiled function behind np.linalg.svd

Slips: 1, it calls what was to be written
"""


def svd_from_eigh(X, tol=1e-10):
    U, s, Vt = np.linalg._umath_linalg.svd_s(X)
    keep = s**2 > tol * s[0] ** 2
    return U[:, keep], s[keep], Vt[keep]
