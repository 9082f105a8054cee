# Plain loops over lists, one right-hand side after the other.
def solve_one(A, b):
    n = len(A)
    rows = [[float(entry) for entry in row] + [float(value)] for row, value in zip(A, b)]
    for k in range(n):
        best = max(range(k, n), key=lambda i: abs(rows[i][k]))
        if rows[best][k] == 0:
            raise np.linalg.LinAlgError("singular")
        rows[k], rows[best] = rows[best], rows[k]
        for i in range(k + 1, n):
            factor = rows[i][k] / rows[k][k]
            for j in range(k, n + 1):
                rows[i][j] -= factor * rows[k][j]
    x = [0.0] * n
    for k in range(n - 1, -1, -1):
        known = sum(rows[k][j] * x[j] for j in range(k + 1, n))
        x[k] = (rows[k][n] - known) / rows[k][k]
    return np.array(x)


def solve_linear_system(A, b):
    if b.ndim == 1:
        return solve_one(A, b)
    return np.column_stack([solve_one(A, column) for column in b.T])
