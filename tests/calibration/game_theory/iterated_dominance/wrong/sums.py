"""crosses out what has a smaller sum

Slips: 1, sums say nothing of dominance
"""


def iterated_dominance(A, B):
    rows = list(range(A.shape[0]))
    columns = list(range(A.shape[1]))
    changed = True
    while changed:
        changed = False
        for i in list(rows):
            if any(sum(A[k, j] for j in columns) > sum(A[i, j] for j in columns) for k in rows):
                rows.remove(i)
                changed = True
        for j in list(columns):
            if any(sum(B[i, k] for i in rows) > sum(B[i, j] for i in rows) for k in columns):
                columns.remove(j)
                changed = True
    return rows, columns
