"""makes columns of length 1 but not at right angles

Breaks: other bases of one subspace
Slips: 1, nearly all columns must be made orthonormal
"""


def principal_angles(A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    Q_A = A / np.linalg.norm(A, axis=0)
    Q_B = B / np.linalg.norm(B, axis=0)
    cosines = np.linalg.svd(Q_A.T @ Q_B, compute_uv=False)
    angles = np.arccos(np.clip(cosines, -1, 1))
    return angles
