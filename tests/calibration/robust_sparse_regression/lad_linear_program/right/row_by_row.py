# Fills the matrix row by row.
def lad_linear_program(X, y):
    n, d = np.shape(X)
    A, b, c = np.zeros((2 * n, d + n)), np.zeros(2 * n), np.zeros(d + n)
    c[d:] = 1
    for i in range(n):
        for row, sign in ((i, 1.0), (n + i, -1.0)):
            A[row, :d] = sign * np.array(X[i], dtype=float)
            A[row, d + i] = -1
            b[row] = sign * float(y[i])
    return c, A, b
