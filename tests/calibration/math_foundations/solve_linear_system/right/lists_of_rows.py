# Gauss-Jordan on lists of Python floats.
def solve_linear_system(A, b):
    A = A.tolist()
    n = len(A)
    is_vector = b.ndim == 1
    B = [[float(v)] for v in b] if is_vector else b.tolist()
    for k in range(n):
        p = max(range(k, n), key=lambda i: abs(A[i][k]))
        if A[p][k] == 0:
            raise np.linalg.LinAlgError
        A[k], A[p] = A[p], A[k]
        B[k], B[p] = B[p], B[k]
        for i in range(n):
            if i != k:
                f = A[i][k] / A[k][k]
                A[i] = [x - f * y for x, y in zip(A[i], A[k])]
                B[i] = [x - f * y for x, y in zip(B[i], B[k])]
    X = [[v / A[i][i] for v in B[i]] for i in range(n)]
    return np.array([row[0] for row in X]) if is_vector else np.array(X)
