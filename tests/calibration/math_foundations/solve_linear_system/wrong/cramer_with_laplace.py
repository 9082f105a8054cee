"""uses Cramer's rule with determinants that are added up from products

Breaks: condition numbers up to 1e9
"""


def laplace(rows):
    n = len(rows)
    known = {}

    def of(columns):
        if not columns:
            return 1.0
        if columns not in known:
            row = rows[n - len(columns)]
            known[columns] = sum(
                (-1) ** j * row[column] * of(columns[:j] + columns[j + 1 :])
                for j, column in enumerate(columns)
            )
        return known[columns]

    return of(tuple(range(n)))


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
