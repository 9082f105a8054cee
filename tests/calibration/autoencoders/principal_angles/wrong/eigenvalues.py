"""takes eigenvalues in place of singular values

Slips: 1, nearly all subspaces are turned
"""


def principal_angles(A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    Q_A = np.linalg.qr(A)[0]
    Q_B = np.linalg.qr(B)[0]
    cosines = np.sort(np.abs(np.linalg.eigvals(Q_A.T @ Q_B)))[::-1]
    angles = np.arccos(np.clip(cosines, -1, 1))
    return angles
