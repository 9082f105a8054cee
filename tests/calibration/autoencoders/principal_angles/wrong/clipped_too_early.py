"""clips cosines at 0.999999

Breaks: identical subspaces (where cosines exceed 1)
Slips: 1, angles of 0 are in all tests
"""


def principal_angles(A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    Q_A = np.linalg.qr(A)[0]
    Q_B = np.linalg.qr(B)[0]
    cosines = np.linalg.svd(Q_A.T @ Q_B, compute_uv=False)
    angles = np.arccos(np.clip(cosines, -1, 0.999999))
    return angles
