"""uses Cramer's rule with the library's determinants

Slips: 1, it calls what was to be written
"""


def solve_linear_system(A, b):
    det = np.linalg.det(A)
    if det == 0:
        raise np.linalg.LinAlgError
    B = b.reshape(len(A), -1)
    X = np.zeros(B.shape)
    for i in range(len(A)):
        for j in range(B.shape[1]):
            C = A.astype(float)
            C[:, i] = B[:, j]
            X[i, j] = np.linalg.det(C) / det
    return X.reshape(b.shape)
