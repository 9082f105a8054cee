"""calls a small determinant singular

Slips: 1, it calls what was to be written
"""


def solve_linear_system(A, b):
    if abs(np.linalg.det(A)) < 1e-12:
        raise np.linalg.LinAlgError("singular")
    B = b.reshape(len(b), -1).astype(float)
    X = np.empty_like(B)
    for j in range(B.shape[1]):
        for i in range(len(A)):
            M = A.astype(float)
            M[:, i] = B[:, j]
            X[i, j] = np.linalg.det(M) / np.linalg.det(A)
    return X.reshape(b.shape)
