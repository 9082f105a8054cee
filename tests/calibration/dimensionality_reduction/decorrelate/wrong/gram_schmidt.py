"""keeps the first row, and makes each other one perpendicular to those before

Breaks: that no row is preferred
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[-1] <= 1e-12 * s[0]:
        raise np.linalg.LinAlgError("dependent rows")
    Q, R = np.linalg.qr(np.asarray(W, dtype=float).T)
    return (Q * np.sign(np.diag(R))).T
