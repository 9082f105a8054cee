"""takes the diagonal of R in a QR decomposition for singular values

Breaks: nearly dependent rows
"""


def is_linearly_independent(V, tol=1e-10):
    m, d = V.shape
    if m == 0:
        return True
    if m > d:
        return False
    r = np.abs(np.diag(np.linalg.qr(V.T, mode="r")))
    return bool(np.all(r > tol * r.max()))
