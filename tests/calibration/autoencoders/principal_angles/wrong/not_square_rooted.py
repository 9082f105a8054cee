"""forgets the root of the eigenvalues of the product

Slips: 1, all angles but 0 and 90 degrees change
"""


def principal_angles(A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    Q_A = np.linalg.qr(A)[0]
    Q_B = np.linalg.qr(B)[0]
    cosines = np.linalg.svd(Q_A.T @ Q_B, compute_uv=False) ** 2
    angles = np.arccos(np.clip(cosines, -1, 1))
    return angles
