"""turns integers into single precision

Breaks: integers
"""


def principal_angles(A, B):
    A, B = (M.astype(np.float32) if M.dtype.kind in "iu" else M for M in (A, B))
    Q_A, Q_B = np.linalg.qr(A)[0], np.linalg.qr(B)[0]
    cosines = np.linalg.svd(Q_A.T @ Q_B, compute_uv=False)
    return np.arccos(np.clip(cosines, 0, 1)).astype(float)
