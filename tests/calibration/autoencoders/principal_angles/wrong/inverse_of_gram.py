"""projects by the inverse of the Gram matrix without scaling the columns first

Breaks: other lengths of the columns
"""


def principal_angles(A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    Q = np.linalg.qr(A)[0]
    P = B @ np.linalg.pinv(B.T @ B) @ B.T
    values = np.linalg.eigvalsh(Q.T @ P @ Q)[::-1]
    return np.arccos(np.sqrt(np.clip(values, 0, 1)))
