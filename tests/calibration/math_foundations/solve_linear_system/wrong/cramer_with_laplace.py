"""uses Cramer's rule with determinants that are added up from products

Breaks: condition numbers up to 1e9
"""


def laplace(rows):
    if not rows:
        return 1.0
    minors = [[row[:j] + row[j + 1 :] for row in rows[1:]] for j in range(len(rows))]
    return sum((-1) ** j * rows[0][j] * laplace(minors[j]) for j in range(len(rows)))


def solve_linear_system(A, b):
    det = laplace(A.astype(float).tolist())
    if det == 0:
        raise np.linalg.LinAlgError("singular")
    B = b.reshape(len(A), -1)
    X = np.zeros(B.shape)
    for i in range(len(A)):
        for j in range(B.shape[1]):
            C = A.astype(float)
            C[:, i] = B[:, j]
            X[i, j] = laplace(C.tolist()) / det
    return X.reshape(b.shape)
