"""treats matrices of small numbers as zero

Breaks: other lengths of the columns
"""


def principal_angles(A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    A = np.where(np.abs(A) < 1e-4, 0, A)
    Q_A = np.linalg.qr(A)[0]
    Q_B = np.linalg.qr(B)[0]
    cosines = np.linalg.svd(Q_A.T @ Q_B, compute_uv=False)
    angles = np.arccos(np.clip(cosines, -1, 1))
    return angles
