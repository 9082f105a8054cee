"""normalises the columns in place

Breaks: that the arguments stay as they were
"""


def principal_angles(A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    C = A.copy()
    A /= np.linalg.norm(A, axis=0)
    A = C
    Q_A = np.linalg.qr(A)[0]
    Q_B = np.linalg.qr(B)[0]
    cosines = np.linalg.svd(Q_A.T @ Q_B, compute_uv=False)
    angles = np.arccos(np.clip(cosines, -1, 1))
    return angles
