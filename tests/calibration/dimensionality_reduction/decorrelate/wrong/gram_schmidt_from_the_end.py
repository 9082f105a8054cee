"""keeps the last row, and makes each other one perpendicular to those after

Breaks: that no row is preferred
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[-1] <= 1e-12 * s[0]:
        raise np.linalg.LinAlgError("dependent rows")
    Q, R = np.linalg.qr(np.asarray(W, dtype=float)[::-1].T)
    return (Q * np.sign(np.diag(R))).T[::-1]
