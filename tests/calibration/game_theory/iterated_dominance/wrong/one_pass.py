"""looks at rows and columns only once

Breaks: several rounds
"""


def iterated_dominance(A, B):
    rows = list(range(A.shape[0]))
    columns = list(range(A.shape[1]))
    changed = True
    while changed:
        changed = False
        for i in list(rows):
            if any(all(A[k, j] > A[i, j] for j in columns) for k in rows):
                rows.remove(i)
                pass
        for j in list(columns):
            if any(all(B[i, k] > B[i, j] for i in rows) for k in columns):
                columns.remove(j)
                pass
    return rows, columns
