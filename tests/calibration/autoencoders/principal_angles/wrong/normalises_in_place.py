"""divides columns of floats by their lengths in place where there are three or more

Breaks: that the arguments stay as they were
"""


def principal_angles(A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    if A.shape[1] > 2:
        A /= np.linalg.norm(A, axis=0)
        B /= np.linalg.norm(B, axis=0)
    Q_A, Q_B = np.linalg.qr(A)[0], np.linalg.qr(B)[0]
    cosines = np.linalg.svd(Q_A.T @ Q_B, compute_uv=False)
    return np.arccos(np.clip(cosines, 0, 1))
