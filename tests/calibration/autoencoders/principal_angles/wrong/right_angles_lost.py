"""returns 0 for right angles

Breaks: right angles
Slips: 1, right angles are in all tests
"""


def principal_angles(A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    Q_A = np.linalg.qr(A)[0]
    Q_B = np.linalg.qr(B)[0]
    cosines = np.linalg.svd(Q_A.T @ Q_B, compute_uv=False)
    angles = np.arccos(np.clip(cosines, -1, 1))
    return np.where(angles > 1.5707, 0.0, angles)
