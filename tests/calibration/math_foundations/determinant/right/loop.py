# Plain loops over lists.
def determinant(A):
    if A.ndim != 2 or A.shape[0] != A.shape[1]:
        raise ValueError("not square")
    rows = [[float(entry) for entry in row] for row in A]
    n, sign, product = len(rows), 1, 1.0
    for k in range(n):
        best = max(range(k, n), key=lambda i: abs(rows[i][k]))
        if rows[best][k] == 0:
            return 0.0
        if best != k:
            rows[k], rows[best] = rows[best], rows[k]
            sign = -sign
        product *= rows[k][k]
        for i in range(k + 1, n):
            factor = rows[i][k] / rows[k][k]
            for j in range(k, n):
                rows[i][j] -= factor * rows[k][j]
    return sign * product
