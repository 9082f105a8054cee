"""compares the columns as they are

Breaks: other bases of one subspace
Slips: 1, nearly all columns must be made orthonormal
"""


def principal_angles(A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    Q_A = A
    Q_B = B
    cosines = np.linalg.svd(Q_A.T @ Q_B, compute_uv=False)
    angles = np.arccos(np.clip(cosines, -1, 1))
    return angles
