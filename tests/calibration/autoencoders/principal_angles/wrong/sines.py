"""takes the arcsine of the cosines

Breaks: lines, planes and larger subspaces
Slips: 1, every result is another quantity
"""


def principal_angles(A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    Q_A = np.linalg.qr(A)[0]
    Q_B = np.linalg.qr(B)[0]
    cosines = np.linalg.svd(Q_A.T @ Q_B, compute_uv=False)
    angles = np.arcsin(np.clip(cosines, -1, 1))
    return angles
