"""counts the reflections of the library's QR decomposition

Slips: 1, it calls what was to be written
"""


def determinant(A):
    if A.shape[0] != A.shape[1]:
        raise ValueError
    h, tau = np.linalg.qr(A.astype(float), mode="raw")
    return float(np.prod(np.diag(h)) * np.prod(np.where(tau != 0, -1.0, 1.0)))
