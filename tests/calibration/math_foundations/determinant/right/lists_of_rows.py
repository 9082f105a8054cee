# Works on lists; the row of the pivot leaves, and its place gives the sign.
def determinant(A):
    A = np.array(A, dtype=float)
    if A.ndim != 2 or A.shape[0] != A.shape[1]:
        raise ValueError("square")
    rows = [list(r) for r in A.tolist()]
    det = 1.0
    while rows:
        j = max(range(len(rows)), key=lambda i: abs(rows[i][0]))
        if rows[j][0] == 0:
            return 0.0
        pivot = rows.pop(j)
        det *= pivot[0] * (-1) ** j
        rows = [[b - row[0] / pivot[0] * a for a, b in zip(pivot[1:], row[1:])] for row in rows]
    return det
