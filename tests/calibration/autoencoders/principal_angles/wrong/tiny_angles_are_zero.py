"""takes angles below 1e-5 for 0

Breaks: tiny angles
"""


def principal_angles(A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    Q_A, Q_B = np.linalg.qr(A)[0], np.linalg.qr(B)[0]
    cosines = np.linalg.svd(Q_A.T @ Q_B, compute_uv=False)
    angles = np.arccos(np.clip(cosines, 0, 1))
    return np.where(angles < 1e-5, 0, angles)
