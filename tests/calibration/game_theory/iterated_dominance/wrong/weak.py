"""crosses out what is only weakly dominated

Breaks: weak dominance, which crosses out nothing
Slips: 1
"""


def iterated_dominance(A, B):
    rows = list(range(A.shape[0]))
    columns = list(range(A.shape[1]))
    changed = True
    while changed:
        changed = False
        for i in list(rows):
            if any(k != i and all(A[k, j] >= A[i, j] for j in columns) for k in rows):
                rows.remove(i)
                changed = True
        for j in list(columns):
            if any(k != j and all(B[i, k] >= B[i, j] for i in rows) for k in columns):
                columns.remove(j)
                changed = True
    return rows, columns
