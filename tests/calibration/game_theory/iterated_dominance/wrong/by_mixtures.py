"""crosses out what a half-and-half mix of two others beats

Breaks: mixtures, which count for nothing
"""


def iterated_dominance(A, B):
    A = A.astype(float)
    rows = list(range(A.shape[0]))
    columns = list(range(A.shape[1]))
    changed = True
    while changed:
        changed = False
        for i in list(rows):
            if any(all(A[k, j] + A[h, j] > 2 * A[i, j] for j in columns) for k in rows for h in rows):
                rows.remove(i)
                changed = True
        for j in list(columns):
            if any(all(B[i, k] > B[i, j] for i in rows) for k in columns):
                columns.remove(j)
                changed = True
    return rows, columns
