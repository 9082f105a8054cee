"""computes lengths in the type of the entries

Breaks: integers
"""


def principal_angles(A, B):
    if A.shape[1] == 1:
        A, B = A / np.sqrt(np.abs((A * A).sum(axis=0, dtype=A.dtype))), B
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    if A.shape[1] == 1:
        cosine = A.T @ (B / np.linalg.norm(B))
        return np.arccos(np.clip(np.abs(cosine[0]), 0, 1))
    Q_A = np.linalg.qr(A)[0]
    Q_B = np.linalg.qr(B)[0]
    cosines = np.linalg.svd(Q_A.T @ Q_B, compute_uv=False)
    angles = np.arccos(np.clip(cosines, -1, 1))
    return angles
