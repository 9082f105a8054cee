"""compares columns by the row player's payoffs

Breaks: each player's own payoffs
Slips: 1, rows and columns that survive hang on both tables
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
                changed = True
        for j in list(columns):
            if any(all(A[i, k] > A[i, j] for i in rows) for k in columns):
                columns.remove(j)
                changed = True
    return rows, columns
