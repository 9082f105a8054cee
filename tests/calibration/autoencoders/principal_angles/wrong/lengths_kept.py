"""divides by one length for all columns

Breaks: other lengths of the columns
Slips: 1, lengths differ in two tests
"""


def principal_angles(A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    Q_A = np.linalg.qr(A)[0] * np.linalg.norm(A, axis=0) / np.linalg.norm(A, axis=0).max()
    Q_B = np.linalg.qr(B)[0]
    cosines = np.linalg.svd(Q_A.T @ Q_B, compute_uv=False)
    angles = np.arccos(np.clip(cosines, -1, 1))
    return angles
